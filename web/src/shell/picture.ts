// The result as a picture to send to friends: the winners' faces, who won, everybody's total. It is drawn
// here, in the page; nothing is sent anywhere until its owner shares it.

export interface Result {
  title: string;
  why: string;
  /** The game's name, and where the house is. */
  foot: string;
  /** The faces of the winners, as they are on the page. */
  faces: SVGSVGElement[];
  /** Best first. */
  totals: { name: string; total: number; colour: string; won: boolean }[];
  /** The colour of the light behind the winner. */
  light: string;
}

const [WIDTH, HEIGHT, EDGE] = [1080, 1350, 72];
const [PAPER, DIM, NIGHT] = ["#f4ecdc", "#bdb9c6", "#0f1220"];
const POSTER = '"Yeseva One", serif';
const TEXT = 'Onest, "Segoe UI", sans-serif';

export async function drawResult({ title, why, foot, faces, totals, light }: Result): Promise<Blob> {
  await Promise.all([document.fonts.load(`80px ${POSTER}`, title), document.fonts.load(`36px ${TEXT}`, why)]);
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const on = canvas.getContext("2d")!;
  ground(on, light);

  const wide = Math.min(420, (WIDTH - 2 * EDGE) / Math.max(1, faces.length));
  const images = await Promise.all(faces.map(still));
  images.forEach((image, i) => on.drawImage(image, WIDTH / 2 - (images.length * wide) / 2 + i * wide, 60 + (420 - wide) * 1.1, wide, wide * 1.144));

  on.textAlign = "center";
  on.fillStyle = PAPER;
  on.shadowColor = "#000a";
  on.shadowBlur = 24;
  fit(on, title, 104, POSTER, 580);
  on.shadowBlur = 0;
  fit(on, why, 38, TEXT, 650);

  const step = Math.min(72, 530 / totals.length);
  totals.forEach(({ name, total, colour, won }, i) => row(on, 700 + i * step, step, { name, total, colour, won }));

  on.textAlign = "center";
  on.fillStyle = DIM;
  fit(on, foot, 32, TEXT, HEIGHT - 48);
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"));
}

function ground(on: CanvasRenderingContext2D, light: string): void {
  const glow = on.createRadialGradient(WIDTH / 2, 320, 40, WIDTH / 2, 320, 900);
  glow.addColorStop(0, light);
  glow.addColorStop(1, NIGHT);
  on.fillStyle = glow;
  on.fillRect(0, 0, WIDTH, HEIGHT);
}

/** One line of text in the middle, as large as fits. */
function fit(on: CanvasRenderingContext2D, text: string, size: number, family: string, y: number): void {
  for (let px = size; ; px -= 2) {
    on.font = `${px}px ${family}`;
    if (px <= 20 || on.measureText(text).width <= WIDTH - 2 * EDGE) break;
  }
  on.fillText(text, WIDTH / 2, y, WIDTH - 2 * EDGE);
}

function row(on: CanvasRenderingContext2D, y: number, step: number, { name, total, colour, won }: Result["totals"][number]): void {
  const middle = y + step / 2;
  if (won) {
    on.fillStyle = "#f4ecdc1f";
    on.beginPath();
    on.roundRect(EDGE - 20, y + 3, WIDTH - 2 * EDGE + 40, step - 6, 18);
    on.fill();
  }
  on.fillStyle = colour;
  on.beginPath();
  on.arc(EDGE + 20, middle, 16, 0, 2 * Math.PI);
  on.fill();
  on.textBaseline = "middle";
  on.fillStyle = PAPER;
  on.textAlign = "left";
  on.font = `${won ? 700 : 500} ${Math.min(40, step * 0.58)}px ${TEXT}`;
  on.fillText(name, EDGE + 58, middle, WIDTH - 2 * EDGE - 220);
  on.textAlign = "right";
  on.font = `${Math.min(52, step * 0.74)}px ${POSTER}`;
  on.fillText(String(total), WIDTH - EDGE, middle);
  on.textBaseline = "alphabetic";
}

/** A drawing of the page as an image of its own. What styles give it goes along as attributes: the page's
 * policy allows no styles inside. */
async function still(drawing: SVGSVGElement): Promise<HTMLImageElement> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const copies = copy.querySelectorAll("[class]");
  drawing.querySelectorAll("[class]").forEach((part, i) => {
    const { transform, opacity } = getComputedStyle(part);
    copies[i]!.setAttribute("opacity", opacity);
    if (transform === "none") copies[i]!.removeAttribute("transform");
    else copies[i]!.setAttribute("transform", transform);
  });
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", "624");
  copy.setAttribute("height", "714");
  const live = getComputedStyle(drawing);
  const written = new XMLSerializer().serializeToString(copy).replace(/var\((--[a-z]+)\)/g, (_, name: string) => live.getPropertyValue(name).trim());
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(written)}`;
  await image.decode();
  return image;
}

/** Hands the picture to the phone's own sharing; a browser without that keeps it among the downloads. */
export async function share(picture: Blob, title: string): Promise<"shared" | "kept"> {
  const file = new File([picture], "safehouse.png", { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    // Closing the phone's sheet without choosing anybody is no error.
    await navigator.share({ files: [file], title }).catch(() => {});
    return "shared";
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return "kept";
}
