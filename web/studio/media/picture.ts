/** A picture as the browser reads it, upright. */
export interface MeasuredPicture {
  readonly width: number;
  readonly height: number;
}

/** More than any telephone shows of a picture. */
export const ENOUGH_PIXELS = 1280;
/** More than this is slow in the street. */
export const HEAVY_BYTES = 200_000;

const QUALITY = 0.82;
const ORIENTATION = 0x0112;

/**
 * The turn that a camera has noted (EXIF) and left to whoever shows the photograph; 1 for none, or in another
 * format.
 */
export function exifOrientation(bytes: ArrayBuffer): number {
  const view = new DataView(bytes);
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return 1;
  for (
    let at = 2;
    at + 10 < view.byteLength && view.getUint8(at) === 0xff;
    at += 2 + view.getUint16(at + 2)
  ) {
    if (view.getUint16(at) !== 0xffe1 || view.getUint32(at + 4) !== 0x45786966) continue;
    return orientationIn(new DataView(bytes, at + 10));
  }
  return 1;
}

function orientationIn(tiff: DataView): number {
  if (tiff.byteLength < 8) return 1;
  const isLittle = tiff.getUint16(0) === 0x4949;
  const start = tiff.getUint32(4, isLittle);
  if (start + 2 > tiff.byteLength) return 1;
  const count = tiff.getUint16(start, isLittle);
  for (let at = start + 2; at + 12 <= Math.min(tiff.byteLength, start + 2 + 12 * count); at += 12)
    if (tiff.getUint16(at, isLittle) === ORIENTATION) return tiff.getUint16(at + 8, isLittle);
  return 1;
}

/** Null when the browser cannot read it. */
export async function measuredPicture(blob: Blob): Promise<MeasuredPicture | null> {
  const address = URL.createObjectURL(blob);
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    return { width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** The size of a picture after some quarter turns, made no larger than telephones show. */
export function redrawnSize(
  { width, height }: MeasuredPicture,
  quarters: number,
): MeasuredPicture & { readonly scale: number } {
  const scale = Math.min(1, ENOUGH_PIXELS / Math.max(width, height));
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
  return quarters % 2 === 0 ? { width: wide, height: high, scale } : { width: high, height: wide, scale };
}

/** The picture drawn again, upright, smaller and lighter; null when the browser cannot. */
export async function redrawnPicture(blob: Blob, quarters: number): Promise<Blob | null> {
  const bitmap = await createImageBitmap(blob, { imageOrientation: 'from-image' }).catch(() => null);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!bitmap || !context) return null;
  const { width, height, scale } = redrawnSize(bitmap, quarters);
  Object.assign(canvas, { width, height });
  context.translate(width / 2, height / 2);
  context.rotate((quarters * Math.PI) / 2);
  context.scale(scale, scale);
  context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
  // A browser that cannot write WebP gives PNG; then the photograph is written as JPEG.
  const webp = await blobOf(canvas, 'image/webp');
  return webp?.type === 'image/webp' ? webp : blobOf(canvas, 'image/jpeg');
}

const blobOf = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));

/** The length of a sound in seconds; null when the browser cannot read it. */
export function soundSeconds(blob: Blob): Promise<number | null> {
  const address = URL.createObjectURL(blob);
  const audio = new Audio(address);
  return new Promise<number | null>((resolve) => {
    audio.onloadedmetadata = () => resolve(Number.isFinite(audio.duration) ? audio.duration : null);
    audio.onerror = () => resolve(null);
  }).finally(() => URL.revokeObjectURL(address));
}
