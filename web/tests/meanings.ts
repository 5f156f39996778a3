// What the words for each refusal have to say, in each language: once two of Wink's were swapped in all three.
// A refusal that only its own phone may spell out (Wink in one room) says "not this one" and no more.

type Meaning = [en: RegExp, fr: RegExp, uk: RegExp];

const over: Meaning = [/over/, /finie/, /завершено/];
const notYourTurn: Meaning = [/your turn/, /ton tour/, /хід/];
const notNow: Meaning = [/right now/, /maintenant/, /Зараз/];
const notThisOne: Meaning = [/^Not this one\.$/, /^Pas celle-ci\.$/, /^Цю не можна\.$/];

export const MEANINGS: Record<string, Record<string, Meaning>> = {
  wink: {
    over,
    not_your_turn: notYourTurn,
    too_soon: [/Too soon/, /Trop tôt/, /Зарано/],
    own_card: notThisOne,
    occupied: [/Someone’s pawn/, /pion s’y trouve/, /чиясь фішка/],
    same_card: [/Your pawn.*another card/, /Ton pion.*changer de carte/, /Фішка.*іншу карту/],
    not_face_up: [/card is no longer there/, /carte n’est plus là/, /карти вже немає/],
    no_pawn: [/You have no call/, /Tu n’as aucun appel/, /Твого виклику.*немає/],
    yourself: [/yourself/, /toi-même/, /Себе/],
    not_called: [/Nobody’s pawn is on that card/, /aucun pion sur cette carte/, /На цій карті.*немає фішки/],
    own_call: [/your own call.*contact/, /ton propre appel.*contact/, /твій виклик.*зв’язок/],
    caller: [/They called it.*don’t hold it/, /son propre appel.*pas dans sa main/, /Хто викликає.*не має/],
    you_hold_it: notThisOne,
    no_ci_left: [/no CI card/, /plus de carte de contre-espionnage/, /Карт контррозвідки.*немає/],
    locked: [/Nobody can be accused over that agent/, /Pas d’accusation.*cet agent/, /Щодо цього агента.*ловити/],
    repeated: [/already tried/, /Déjà tenté/, /вже перевірено/],
    can_call: [/can still call/, /peux encore appeler/, /Ще є кого викликати/],
  },
  spywhere: {
    over,
    not_your_turn: notYourTurn,
    not_now: notNow,
    too_early: [/fifth round/, /cinquième manche/, /п’ятого раунду/],
    before_earliest: [/later round/, /manche plus tardive/, /пізніших раундах/],
    not_in_hand: [/in your hand/, /en main/, /на руці/],
    not_in_row: [/in the row/, /dans la rangée/, /в ряду/],
    not_three: [/three alike/, /trois pareilles/, /трьох однакових/],
    own_nation: [/eliminate your own nation/, /élimine pas son propre pays/, /Свою країну вилучати/],
    not_an_opponent: [/opponent/, /adversaires/, /суперника/],
    already_identified: [/already identified/, /déjà identifié/, /уже має твій конверт/],
    card_used: [/already laid that card/, /carte est déjà posée/, /карту вже покладено/],
  },
  "dr-shark": {
    over,
    not_your_turn: notYourTurn,
    not_now: notNow,
    dark_space: [/Dark spaces/, /places sombres/, /Темні місця/],
    same_area: [/in that area/, /cette zone/, /в цій зоні/],
    occupied: [/already there/, /quelqu’un/, /хтось є/],
    hand_full: [/Place the piece/, /Pose.*pièce/, /поклади деталь/],
    unsorted: [/Sort/, /Trie/, /розклади/],
    sharks_first: [/sharks/, /requin/, /акулами/],
    nothing_there: [/nothing under your finger/, /rien sous ton doigt/, /Під пальцем нічого/],
    colour_chosen: [/colour/, /couleur/, /колір/],
    is_shark: [/shark isn’t a clue/, /requin n’est pas un indice/, /Акула\s— не зачіпка/],
    incomplete: [/part is missing/, /manque une partie/, /Бракує частини/],
    no_token: [/token/, /jeton/, /жетонів/],
    no_service: [/No agent/, /Aucun agent/, /жоден агент/],
    own_dossier: [/your own dossier/, /ton propre dossier/, /твоє власне досьє/],
    not_theirs: [/They don’t have that clue/, /indice n’est plus dans ce dossier/, /зачіпки там уже немає/],
    need_two: [/two clues to give/, /deux indices à donner/, /двох зачіпок, щоб віддати/],
    not_yours: [/two different clues of your own/, /deux indices différents, à toi/, /дві різні свої зачіпки/],
  },
};
