import type { Compilation } from '../../engine/index.ts';
import { extensionOf } from './media-types.ts';
import { servedFile } from './served-file.ts';
import type { ServedFile } from './served-file.ts';

export interface Medium {
  readonly name: string;
  /** `/media/<hash>.<extension>`: identical bytes share an address. */
  readonly address: string;
  readonly file: ServedFile;
}

/**
 * Prepares the media of a valid city for serving. YAML data, already checked by the compiler, is served as
 * JSON. `maps`: what the compiler read of it, by path.
 */
export function readMedia(
  names: readonly string[],
  read: (name: string) => Buffer,
  maps: Compilation['maps'],
): readonly Medium[] {
  return names.map((name) => {
    if (extensionOf(name) !== 'yaml') return describeMedium(name, name, read(name));
    const value = maps.get(`media/${name}`);
    return describeMedium(name, 'data.json', Buffer.from(JSON.stringify(value ?? null)));
  });
}

function describeMedium(name: string, servedAs: string, body: Buffer): Medium {
  const file = servedFile(servedAs, body);
  return { name, address: `/media/${file.hash}.${extensionOf(servedAs)}`, file };
}
