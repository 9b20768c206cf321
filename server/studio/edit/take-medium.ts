import { extensionOfBytes } from '../../content/check-media.ts';
import { oggSeconds } from '../../content/sound-length.ts';
import type { StudioAnswer } from '../studio-answer.ts';
import type { Fields } from './edit-request.ts';
import { faultOfBytes, type MediaStore } from './media-store.ts';

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/u;

const OTHER = {
  error: 'medium-content',
  message:
    'Ce fichier n’est ni une image ni un son que le jeu montre (SVG, PNG, JPEG, GIF, WebP, AVIF, Ogg, MP3).',
};

/**
 * Takes the bytes of a picture or sound, `{base64}`, and says what they are, whatever the file was called.
 * Nothing is written: an edit `create` whose text is the answered hash writes them under a name. Null for
 * another body.
 */
export function takeMedium(media: MediaStore, { base64 }: Fields): StudioAnswer | null {
  if (typeof base64 !== 'string' || !BASE64.test(base64)) return null;
  const bytes = Buffer.from(base64, 'base64');
  const extension = extensionOfBytes(bytes);
  if (extension === null) return { status: 422, body: OTHER };
  const fault = faultOfBytes(`x.${extension}`, bytes);
  if (fault) return { status: 422, body: fault };
  return {
    status: 200,
    body: {
      hash: media.keep(bytes),
      extension,
      bytes: bytes.length,
      seconds: extension === 'ogg' ? oggSeconds(bytes) : null,
    },
  };
}
