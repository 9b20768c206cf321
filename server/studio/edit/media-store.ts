import { createHash } from 'node:crypto';
import { createReport } from '../../../engine/diagnostics/report.ts';
import { checkMedium, extensionOfBytes, oggSeconds } from '../../content/check-media.ts';
import type { StudioAnswer } from '../studio-answer.ts';

/** Why a picture or sound is not written. `message`: in French. */
export interface MediumFault {
  readonly error: string;
  readonly message: string;
}

/** The bytes of pictures and sounds by their hash, so that an edit, its undo and its redo name them. */
export interface MediaStore {
  keep(bytes: Buffer): string;
  bytes(hash: string): Buffer;
  /**
   * The reason why these bytes may not be written under a path such as « media/gare.webp »; null when they
   * may.
   */
  faultOf(path: string, hash: string): MediumFault | null;
}

/** Some dozens of the largest files. */
const MOST_BYTES = 200_000_000;

const GONE = { error: 'MEDIUM_GONE', message: 'Le studio n’a plus ce fichier : déposez-le à nouveau.' };

/** The first thing that the game refuses in a medium. */
export function faultOfBytes(name: string, bytes: Buffer): MediumFault | null {
  const { report, diagnostics } = createReport();
  checkMedium(name, bytes, report);
  const [first] = diagnostics;
  return first ? { error: first.code, message: `${first.message} ${first.wayOut}` } : null;
}

/** `mostBytes`: the oldest are forgotten beyond it. */
export function createMediaStore(mostBytes = MOST_BYTES): MediaStore {
  const kept = new Map<string, Buffer>();
  const total = (): number => [...kept.values()].reduce((sum, { length }) => sum + length, 0);
  return {
    keep: (bytes) => {
      const hash = createHash('sha256').update(bytes).digest('hex');
      kept.delete(hash);
      kept.set(hash, bytes);
      for (const oldest of kept.keys()) if (oldest !== hash && total() > mostBytes) kept.delete(oldest);
      return hash;
    },
    bytes: (hash) => kept.get(hash) ?? Buffer.alloc(0),
    faultOf: (path, hash) => {
      const bytes = kept.get(hash);
      return bytes ? faultOfBytes(path.slice('media/'.length), bytes) : GONE;
    },
  };
}

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
