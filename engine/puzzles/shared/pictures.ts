import { fold } from '../../answers/fold.ts';
import type { Links } from '../../types/links.generated.ts';
import type { AddressBook, PublicContext } from '../define.ts';
import { type PuzzleLink, routesOf } from './links.ts';

/** A picture of a puzzle, as the player's screen knows it: `id` is what is sent, and tells nothing. */
export type PuzzlePicture = { readonly id: string; readonly address: string; readonly alt: string; readonly label?: string };

/** What a screen of pictures to press is told, whatever makes them an answer. */
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

/** The screen knows a picture by its place, from 1: the writer's names would tell. */
const placeId = (index: number): string => String(index + 1);

function publicPictures(pictures: readonly PictureConfig[], addresses: AddressBook): readonly PuzzlePicture[] {
  return pictures.map(({ medium, alt, label }, index) => ({
    id: placeId(index),
    address: addresses.medium(medium),
    alt,
    ...(label !== undefined && { label }),
  }));
}

/** Reads a list of pictures, each by its place or by the writer's name; null when some word is neither. */
export function readPictures(pictures: readonly PictureConfig[], raw: string): readonly string[] | null {
  const words = fold(raw).split(' ').filter(Boolean);
  const ids = words.map((word) => pictures.find(({ id }, index) => word === id || word === placeId(index))?.id);
  return ids.every((id) => id !== undefined) ? ids : null;
}

/** Pictures, by the writer's names, as the screen sends them. */
function sendPictures(pictures: readonly PictureConfig[], ids: readonly string[]): string {
  return ids.map((id) => placeId(pictures.findIndex((picture) => picture.id === id))).join('-');
}

/**
 * What all types of pictures to press have in common; `arrange` brings names into the order in which they are compared
 * and sent.
 */
export function picturesType<Slug, Config extends PicturesConfig<Slug>>(
  arrange: (config: Config, ids: readonly string[]) => readonly string[],
) {
  const key = (config: Config, answer: readonly string[]): string => arrange(config, answer).join('-');
  return {
    toPublic: ({ type, header, subheader, pictures, links }: Config, { addresses }: PublicContext): PicturesPublic<Slug> => ({
      type,
      header,
      ...(subheader !== undefined && { subheader }),
      pictures: publicPictures(pictures, addresses),
      links: routesOf(links),
    }),
    evaluate: (config: Config, answer: readonly string[]) => key(config, answer) === key(config, config.solution),
    key,
    solve: (config: Config) => sendPictures(config.pictures, arrange(config, config.solution)),
    media: ({ pictures }: Config) => ({ always: [...new Set(pictures.map(({ medium }) => medium))], onceRecognised: [] }),
    links: ({ links }: Config) => links ?? [],
  };
}
