import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromPng, toPng, type SmallPicture } from './small-picture.ts';

/** Folder of the small pictures that were last approved, one per screen. */
const memoryDir = join(import.meta.dirname, 'memory');

const fileOf = (name: string): string => join(memoryDir, `${name}.png`);

export const remembered = (name: string): SmallPicture | null =>
  existsSync(fileOf(name)) ? fromPng(readFileSync(fileOf(name))) : null;

export function remember(name: string, picture: SmallPicture): void {
  mkdirSync(memoryDir, { recursive: true });
  writeFileSync(fileOf(name), toPng(picture));
}

export const rememberedNames = (): string[] =>
  existsSync(memoryDir) ? readdirSync(memoryDir).map((file) => file.replace(/\.png$/, '')) : [];

/** Deletes the pictures that the table no longer names. */
export function forgetOthers(names: readonly string[]): void {
  for (const name of rememberedNames()) if (!names.includes(name)) rmSync(fileOf(name));
}
