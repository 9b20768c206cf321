import schema from '../../schemas/puzzles/picture-order.schema.json' with { type: 'json' };
import { fold } from '../answers/fold.ts';
import type { PictureOrder } from '../types/puzzle.generated.ts';
import type { Parsed } from '../answers/parse-text.ts';
import { type PuzzleFault, type ReplyPattern, definePuzzleType } from './define.ts';
import { pictureFaults, type PicturesPublic, picturesType, readPictures } from './shared/pictures.ts';

/**
 * All pictures must be chosen, each once; the screen sends their `id`s in the order chosen, joined by « - ».
 */
export type PictureOrderPublic = PicturesPublic<'picture-order'>;

export const pictureOrder = definePuzzleType<
  'picture-order',
  PictureOrder,
  PictureOrderPublic,
  readonly string[]
>({
  slug: 'picture-order',
  schema,
  ...picturesType((_config, ids) => ids, true),
  parseAnswer,
  faults,
  replyPattern: ({ pictures }, typed) => comesBefore(pictures, typed),
  examples: {
    config: {
      type: 'picture-order',
      header: 'De la gare au port',
      pictures: [
        { id: 'ancre', medium: 'gravure-1.svg', alt: 'Deux bras de fer recourbés' },
        { id: 'horloge', medium: 'gravure-2.svg', alt: 'Un cadran et ses aiguilles' },
        { id: 'puits', medium: 'gravure-3.svg', alt: 'Une margelle de pierre' },
      ],
      solution: ['horloge', 'puits', 'ancre'],
    },
    correct: ['2-3-1', 'horloge-puits-ancre', 'Horloge, puits, ancre', '2 3 1'],
    incorrect: ['1-2-3', 'ancre-puits-horloge', '2-1-3'],
    invalid: ['', '2-3', '2-3-1-1', '2-2-1', '2-3-4', 'horloge-puits-phare'],
  },
});

function parseAnswer({ pictures }: PictureOrder, raw: string): Parsed<readonly string[]> {
  const ids = readPictures(pictures, raw);
  const complete = ids?.length === pictures.length && new Set(ids).size === ids.length;
  return complete ? { ok: true, answer: ids } : { ok: false, message: ['needsAllPictures', pictures.length] };
}

/**
 * The solution must name all pictures; the screen must show them neither in its order nor in the reverse one.
 */
function faults(config: PictureOrder): readonly PuzzleFault[] {
  const { pictures, solution } = config;
  const found = pictureFaults(config, (shown, right) =>
    [shown, shown.toReversed()].some((ids) => ids.join() === right.join()),
  );
  if (solution.length === pictures.length || found.some(({ unsolvable }) => unsolvable)) return found;
  const message = `La solution range ${solution.length} images sur ${pictures.length}.`;
  const wayOut = 'Nommez toutes les images, dans l’ordre juste.';
  return [...found, { code: 'solution-length', path: ['solution'], unsolvable: true, message, wayOut }];
}

/** « puits avant horloge » matches every order with the first picture anywhere before the second. */
function comesBefore(
  pictures: PictureOrder['pictures'],
  typed: string,
): ReplyPattern<readonly string[]> | null {
  const [first = '', word, second = '', ...more] = fold(typed).split(' ');
  const known = [first, second].every((id) => pictures.some((picture) => picture.id === id));
  if (word !== 'avant' || more.length > 0 || !known) return null;
  return {
    key: `${first} avant ${second}`,
    meets: (answer) => answer.indexOf(first) < answer.indexOf(second),
  };
}
