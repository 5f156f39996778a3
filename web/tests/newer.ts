// What some browser of the README does not understand: iOS 16.0, Firefox 115, Chrome 110. A script that calls it fails
// there, and a rule that asks for it is ignored.

interface Newer {
  what: RegExp;
  /** The first versions that understand it, of the browsers that are too old. */
  since: string;
  /** Where it is asked for first, it may be used. */
  unless?: RegExp;
}

const guarded = (name: string): RegExp => new RegExp(`["'\`]${name}["'\`] ?in\\b`);

const IN_STYLES: Newer[] = [
  { what: /:has\(/, since: "Firefox 121" },
  { what: /:popover-open/, since: "Chrome 114, Firefox 125, Safari 17" },
  { what: /:dir\(/, since: "Chrome 120, Safari 16.4" },
  { what: /:user-(in)?valid/, since: "Chrome 119, Safari 16.5" },
  { what: /:nth-(last-)?child\([^)]* of /, since: "Chrome 111" },
  { what: /@starting-style/, since: "Chrome 117, Firefox 129, Safari 17.5" },
  { what: /@scope/, since: "Chrome 118, Firefox 128, Safari 17.4" },
  { what: /@property/, since: "Firefox 128, Safari 16.4" },
  { what: /@media[^{]*\((width|height) ?[<>]/, since: "Safari 16.4" },
  { what: /[{};]\s*&/, since: "Chrome 112, Firefox 117, Safari 16.5: nested rules" },
  { what: /\bcolor-mix\(/, since: "Chrome 111, Safari 16.2", unless: /@supports ?\(color: ?color-mix\(/ },
  { what: /\b(ok)?(lch|lab)\(/, since: "Chrome 111" },
  { what: /\blight-dark\(/, since: "Chrome 123, Firefox 120, Safari 17.5" },
  { what: /[\s:,(+*/-](sin|cos|tan|atan2?|exp|pow|sqrt|hypot|round|mod|rem|abs|sign)\(/, since: "Chrome 111 or later: functions of numbers" },
  { what: /[\s:,]linear\(/, since: "Chrome 113, Safari 17.2" },
  { what: /\d(r?lh|cap|ric)\b/, since: "Firefox 120, Safari 16.4" },
  { what: /\b(scrollbar-gutter|field-sizing|interpolate-size|anchor-name|position-anchor|animation-timeline|view-transition-name|transition-behavior|allow-discrete)\b/, since: "later than these" },
  // Chrome 110 understands it by its old name alone, which the build adds.
  { what: /(^|[^-\w])mask(-image)?:/, since: "Chrome 120", unless: /-webkit-mask/ },
];

const IN_SCRIPTS: Newer[] = [
  { what: /\(\?<[=!]/, since: "Safari 16.4: looking behind in a pattern is an error of syntax" },
  { what: /["'`][^"'`\n]*:(has\(|popover-open)/, since: "Firefox 121: asking for it throws" },
  { what: /\bPromise\.(withResolvers|try)\b/, since: "Chrome 119, Firefox 121, Safari 17.4" },
  { what: /\b(Object|Map)\.groupBy\b/, since: "Chrome 117, Firefox 119, Safari 17.4" },
  { what: /\bArray\.fromAsync\b/, since: "Chrome 121, Safari 16.4" },
  { what: /\.(union|intersection|difference|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/, since: "Chrome 122, Firefox 127, Safari 17" },
  { what: /\bIterator\.|\.(values|keys|entries)\(\)\s*\.(map|filter|take|drop|flatMap|reduce|toArray|forEach|some|every|find)\(/, since: "Chrome 122, Firefox 131, Safari 18.4" },
  { what: /\bAbortSignal\.any\b/, since: "Chrome 116, Firefox 124, Safari 17.4" },
  { what: /\bURL\.(canParse|parse)\b/, since: "Chrome 120, Safari 17" },
  { what: /\bIntl\.(Segmenter|DurationFormat)\b/, since: "Firefox 125" },
  { what: /\.(isWellFormed|toWellFormed)\(/, since: "Chrome 111, Firefox 119, Safari 16.4" },
  { what: /\b(RegExp\.escape|Error\.isError|Math\.sumPrecise|scheduler\.(yield|postTask))\b/, since: "later than these" },
  { what: /\.(fromBase64|toBase64|fromHex|toHex|moveBefore|setHTMLUnsafe|requestClose)\(/, since: "later than these" },
  { what: /\.aria[A-Z]\w+ ?= ?[^=]/, since: "Firefox 119: an attribute instead" },
  { what: /\.checkVisibility\(/, since: "Safari 17.4" },
  { what: /\.(showPopover|hidePopover|togglePopover)\(/, since: "Chrome 114, Firefox 125, Safari 17", unless: guarded("showPopover") },
  { what: /\brequestIdleCallback\(/, since: "no Safari", unless: guarded("requestIdleCallback") },
  { what: /\bnavigator\.wakeLock\./, since: "Firefox 126, Safari 16.4", unless: guarded("wakeLock") },
  { what: /\bnavigator\.userActivation\./, since: "Firefox 120, Safari 16.4" },
  { what: /\bstartViewTransition\(/, since: "Chrome 111, Safari 18", unless: guarded("startViewTransition") },
  { what: /\bnew OffscreenCanvas\b|\badoptedStyleSheets\b|\bCompressionStream\b/, since: "Safari 16.4" },
  { what: /\bimport\.meta\.resolve\b/, since: "Safari 16.4", unless: /import\.meta\.resolve\?/ },
];

const without = (comments: RegExp, text: string): string => text.replace(comments, "");

/** What is too new in a file, as its name says: a stylesheet, a script, or a component, which is both. */
export function newer(name: string, text: string): string[] {
  const styles = name.endsWith(".css") ? text : [...text.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, style]) => style).join("\n");
  const script = name.endsWith(".css") ? "" : text.replace(/<style[^>]*>.*?<\/style>/gs, "");
  return [...found(IN_STYLES, without(/\/\*.*?\*\//gs, styles)), ...found(IN_SCRIPTS, without(/^\s*(\/\/|\/?\*).*$|<!--.*?-->/gms, script))];
}

function found(list: Newer[], text: string): string[] {
  return list.filter(({ what, unless }) => what.test(text) && !unless?.test(text)).map(({ what, since }) => `${what.exec(text)![0].trim()} (${since})`);
}
