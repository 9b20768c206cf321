import schema from '../../schemas/puzzles/picture-toggles.schema.json' with { type: 'json' };
import type { PictureToggles } from '../types/puzzle.generated.ts';
import type { Parsed } from '../answers/parse-text.ts';
import { definePuzzleType } from './define.ts';
import { pictureFaults, type PicturesPublic, picturesType, readPictures } from './shared/pictures.ts';

/**
 * At least one picture must be lit; the screen sends the `id`s of the lit ones in its own order, joined by «
 * - ».
 */
export type PictureTogglesPublic = PicturesPublic<'picture-toggles'>;

/** Fewer pictures than this may be adjacent by chance. */
const MIN_SUSPICIOUS_RUN = 3;

/** Whether the pictures of the solution are the first ones on the screen, or the last ones. */
function areAtOneEnd(shown: readonly string[], solution: readonly string[]): boolean {
  const count = solution.length;
  const ends = [shown.slice(0, count), shown.slice(-count)];
  return (
    count >= MIN_SUSPICIOUS_RUN &&
    count < shown.length &&
    ends.some((ids) => ids.every((id) => solution.includes(id)))
  );
}

/** The given names in the order of the screen. */
function inOrder({ pictures }: PictureToggles, ids: readonly string[]): readonly string[] {
  return pictures.map(({ id }) => id).filter((id) => ids.includes(id));
}

export const pictureToggles = definePuzzleType<
  'picture-toggles',
  PictureToggles,
  PictureTogglesPublic,
  readonly string[]
>({
  slug: 'picture-toggles',
  schema,
  ...picturesType(inOrder, false),
  parseAnswer,
  faults: (config) => pictureFaults(config, areAtOneEnd),
  examples: {
    config: {
      type: 'picture-toggles',
      header: 'Ce que l’on voit du quai',
      pictures: [
        { id: 'ancre', medium: 'gravure-1.svg', alt: 'Deux bras de fer recourbés' },
        { id: 'horloge', medium: 'gravure-2.svg', alt: 'Un cadran et ses aiguilles' },
        { id: 'puits', medium: 'gravure-3.svg', alt: 'Une margelle de pierre' },
      ],
      solution: ['puits', 'ancre'],
    },
    correct: ['1-3', '3-1', 'ancre-puits', 'Puits, ancre', '1-3-1'],
    incorrect: ['1', '1-2-3', 'horloge'],
    invalid: ['', '-', '4', '0', 'phare', 'ancre-phare'],
  },
});

function parseAnswer(config: PictureToggles, raw: string): Parsed<readonly string[]> {
  const ids = readPictures(config.pictures, raw);
  if (!ids) return { ok: false, message: ['unknownPicture'] };
  return ids.length > 0
    ? { ok: true, answer: inOrder(config, ids) }
    : { ok: false, message: ['needsPicture'] };
}
