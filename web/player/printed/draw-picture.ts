import { type Mark, PAPER, type PathMark, type PrintedSheet, type TextMark, widthOf } from './marks.ts';

const FAMILY = '"Courier Prime", "Courier New", Courier, "Liberation Mono", monospace';

function drawText(
  context: CanvasRenderingContext2D,
  { text, x, y, size, bold, ink, turn = 0 }: TextMark,
): void {
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  context.font = `${bold ? 700 : 400} ${size}px ${FAMILY}`;
  context.fillStyle = ink;
  // Browsers round the advances of small letters, and a missing font has others.
  const { width } = context.measureText(text);
  if (width > 0) context.scale(widthOf(text, size) / width, 1);
  context.fillText(text, 0, 0);
  context.restore();
}

function drawPath(context: CanvasRenderingContext2D, { steps, width, ink, fill }: PathMark): void {
  const path = new Path2D();
  for (const [command, a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] of steps) {
    if (command === 'M') path.moveTo(a, b);
    else if (command === 'L') path.lineTo(a, b);
    else if (command === 'C') path.bezierCurveTo(a, b, c, d, e, f);
    else path.closePath();
  }
  if (fill !== undefined) {
    context.fillStyle = fill;
    context.fill(path);
  }
  if (width === undefined || ink === undefined) return;
  context.lineWidth = width;
  context.strokeStyle = ink;
  context.stroke(path);
}

const draw = (context: CanvasRenderingContext2D, mark: Mark): void =>
  mark.kind === 'text' ? drawText(context, mark) : drawPath(context, mark);

/**
 * The sheet as a PNG, drawn on this device; null when the browser gives no canvas. `scale`: pixels for a unit of
 * the sheet.
 */
export async function drawPicture(
  { width, height, marks }: PrintedSheet,
  scale: number,
): Promise<Blob | null> {
  await Promise.all(
    ['400', '700'].map((weight) => document.fonts.load(`${weight} 10px "Courier Prime"`)),
  ).catch(() => undefined);
  const canvas = document.createElement('canvas');
  canvas.width = width * scale;
  canvas.height = height * scale;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.scale(scale, scale);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.fillStyle = PAPER;
  context.fillRect(0, 0, width, height);
  for (const mark of marks) draw(context, mark);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
