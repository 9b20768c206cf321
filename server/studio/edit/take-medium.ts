import { extensionOfBytes, oggSeconds } from '../../content/check-media.ts';
import type { StudioAnswer } from '../studio-answer.ts';
import { faultOfBytes, type MediaStore } from './media-store.ts';

const OTHER = {
  error: 'medium-content',
  message:
    'Ce fichier n’est ni une image ni un son que le jeu montre (SVG, PNG, JPEG, GIF, WebP, AVIF, Ogg, MP3).',
};

/**
 * Takes the bytes of a picture or sound and says what they are, whatever the file was called. Nothing is
 * written: an edit `create` whose text is the answered hash writes them under a name.
 */
export function takeMedium(media: MediaStore, base64: string): StudioAnswer {
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
