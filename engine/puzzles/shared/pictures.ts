import { fold } from '../../answers/fold.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import type { Links } from '../../types/links.generated.ts';
import type { MediaAddresses, PublicContext, PuzzleFault } from '../define.ts';
import { type PuzzleLink, routesOf } from './links.ts';
import { passages } from './solutions.ts';

/** `id` is sent as answer and gives nothing away. */
export type PuzzlePicture = {
  readonly id: string;
  readonly address: string;
  readonly alt: string;
  readonly label?: string;
};

/** Public part of all puzzle types with pictures to choose. */
export type PicturesPublic<Slug> = {
  readonly type: Slug;
  readonly header: string;
  readonly subheader?: string;
  readonly pictures: readonly PuzzlePicture[];
  readonly links: readonly PuzzleLink[];
};

interface PicturesConfig<Slug> {
  readonly type: Slug;
  readonly header: string;
  readonly subheader?: string;
  readonly pictures: readonly PictureConfig[];
  readonly links?: Links;
  readonly solution: readonly string[];
}

interface PictureConfig {
  readonly id: string;
  readonly medium: string;
  readonly alt: string;
  readonly label?: string;
}

/** Pictures are numbered from 1 on the screen, because the writer's names could give the answer away. */
const placeId = (index: number): string => String(index + 1);

function publicPictures(
  pictures: readonly PictureConfig[],
  addresses: MediaAddresses,
): readonly PuzzlePicture[] {
  return pictures.map(({ medium, alt, label }, index) => ({
    id: placeId(index),
    address: addresses.medium(medium),
    alt,
    ...(label !== undefined && { label }),
  }));
}

/** Parses a list of pictures, each given by its number or the writer's name; null when a word is neither. */
export function readPictures(pictures: readonly PictureConfig[], raw: string): readonly string[] | null {
  const words = fold(raw).split(' ').filter(Boolean);
  const ids = words.map(
    (word) => pictures.find(({ id }, index) => word === id || word === placeId(index))?.id,
  );
  return ids.every((id) => id !== undefined) ? ids : null;
}

/** Its label or the beginning of its description, inside a sentence. */
function sayPicture(pictures: readonly PictureConfig[], id: string): string {
  const { label, alt } = pictures.find((picture) => picture.id === id) ?? { alt: id };
  const words = label ?? alt.replace(/\s*[,:.;].*$/su, '');
  return `${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}

/** The raw answer that the screen would send for these names. */
function sendPictures(pictures: readonly PictureConfig[], ids: readonly string[]): string {
  return ids.map((id) => placeId(pictures.findIndex((picture) => picture.id === id))).join('-');
}

/** Names in the solution that are unknown or repeated. */
const nameFaults = (ids: readonly string[], solution: readonly string[]): PuzzleFault[] =>
  solution.flatMap((id, index): PuzzleFault[] => {
    const path = ['solution', index];
    if (!ids.includes(id)) {
      const message = `Aucune image de l’épreuve ne s’appelle « ${id} ».`;
      const wayOut = didYouMean(id, ids, 'Employez le champ id d’une image.');
      return [{ code: 'unknown-picture', path, unsolvable: true, message, wayOut }];
    }
    if (solution.indexOf(id) === index) return [];
    const message = `L’image « ${id} » est déjà dans la solution.`;
    return [
      { code: 'solution-repeats', path, unsolvable: true, message, wayOut: 'Ne la nommez qu’une fois.' },
    ];
  });

const sharedNames = (ids: readonly string[]): PuzzleFault[] =>
  ids.flatMap((id, index): PuzzleFault[] => {
    if (ids.indexOf(id) === index) return [];
    const path = ['pictures', index, 'id'];
    return [
      {
        code: 'duplicate-slug',
        path,
        message: `Une autre image s’appelle déjà « ${id} ».`,
        wayOut: 'Donnez-lui un autre nom.',
      },
    ];
  });

/** Faults of names, and a screen order that gives the solution away, as decided by `givesAway`. */
export function pictureFaults(
  { pictures, solution }: Pick<PicturesConfig<unknown>, 'pictures' | 'solution'>,
  givesAway: (shown: readonly string[], solution: readonly string[]) => boolean,
): PuzzleFault[] {
  const ids = pictures.map(({ id }) => id);
  const faults = [...sharedNames(ids), ...nameFaults(ids, solution)];
  if (faults.some(({ unsolvable }) => unsolvable) || !givesAway(ids, solution)) return faults;
  const message = 'L’ordre des images donne la solution.';
  return [
    ...faults,
    { code: 'solution-given-away', path: ['pictures'], onKey: true, message, wayOut: 'Mêlez les images.' },
  ];
}

/**
 * Common members of the puzzle types with pictures to choose. `arrange` puts names into the order in which
 * they are compared and sent; `isOrdered`: an order is the answer.
 */
export function picturesType<Slug, Config extends PicturesConfig<Slug>>(
  arrange: (config: Config, ids: readonly string[]) => readonly string[],
  isOrdered: boolean,
) {
  const key = (config: Config, answer: readonly string[]): string => arrange(config, answer).join('-');
  return {
    toPublic: (
      { type, header, subheader, pictures, links }: Config,
      { addresses }: PublicContext,
    ): PicturesPublic<Slug> => ({
      type,
      header,
      ...(subheader !== undefined && { subheader }),
      pictures: publicPictures(pictures, addresses),
      links: routesOf(links),
    }),
    evaluate: (config: Config, answer: readonly string[]) =>
      key(config, answer) === key(config, config.solution),
    key,
    solve: (config: Config) => sendPictures(config.pictures, arrange(config, config.solution)),
    answerParts: ({ pictures, solution }: Config) => [
      solution.filter((name) => pictures.some(({ id }) => id === name)).map((id) => [id]),
    ],
    answersIn: ({ pictures }: Config, words: readonly string[]) =>
      passages(
        words.map(fold).filter((word) => pictures.some(({ id }) => id === word)),
        '-',
      ),
    media: ({ pictures }: Config) => ({
      always: [...new Set(pictures.map(({ medium }) => medium))],
      onceRecognised: [],
    }),
    links: ({ links }: Config) => links ?? [],
    said: (config: Config) =>
      config.solution.map((id) => sayPicture(config.pictures, id)).join(isOrdered ? ' ; puis ' : ' ; '),
  };
}
