import { createReport } from '../../engine/diagnostics/report.ts';
import { parseYaml } from '../../engine/scenario/parse/parse-yaml.ts';
import { extensionOf } from './media-types.ts';
import { contentHash, servedFile } from './served-file.ts';
import type { ServedFile } from './served-file.ts';

export interface Medium {
  readonly name: string;
  /** `/media/<hash>.<extension>`: identical bytes share an address. */
  readonly address: string;
  readonly file: ServedFile;
}

/** Prepares the media of a valid city for serving. YAML data, already checked by the compiler, is served as JSON. */
export function readMedia(names: readonly string[], read: (name: string) => Buffer): readonly Medium[] {
  const { report } = createReport();
  return names.map((name) => {
    const bytes = read(name);
    if (extensionOf(name) !== 'yaml') return describeMedium(name, name, bytes);
    const { value } = parseYaml({ path: `media/${name}`, text: bytes.toString('utf8') }, report);
    return describeMedium(name, 'data.json', Buffer.from(JSON.stringify(value ?? null)));
  });
}

function describeMedium(name: string, servedAs: string, body: Buffer): Medium {
  return { name, address: `/media/${contentHash(body)}.${extensionOf(servedAs)}`, file: servedFile(servedAs, body) };
}
