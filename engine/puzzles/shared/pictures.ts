import { fold } from '../../answers/fold.ts';
import type { AddressBook } from '../define.ts';

/** A picture of a puzzle, as the player's screen knows it: `id` is what is sent, and tells nothing. */
export type PuzzlePicture = { readonly id: string; readonly address: string; readonly alt: string; readonly label?: string };

export interface PictureConfig {
  readonly id: string;
  readonly medium: string;
  readonly alt: string;
  readonly label?: string;
}

/** The screen knows a picture by its place, from 1: the writer's names would tell. */
const placeId = (index: number): string => String(index + 1);

export function publicPictures(pictures: readonly PictureConfig[], addresses: AddressBook): readonly PuzzlePicture[] {
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
export function sendPictures(pictures: readonly PictureConfig[], ids: readonly string[]): string {
  return ids.map((id) => placeId(pictures.findIndex((picture) => picture.id === id))).join('-');
}

/** The files of the pictures, each once. */
export function mediaOfPictures(pictures: readonly PictureConfig[]) {
  return { always: [...new Set(pictures.map(({ medium }) => medium))], onceRecognised: [] };
}
