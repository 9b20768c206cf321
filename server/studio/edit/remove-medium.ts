import { join } from 'node:path';
import { parse } from 'yaml';
import type { FileEdit } from '../../../engine/edit/change-file.ts';
import { refuseMediaInUse } from '../../../engine/edit/city/medium-in-use.ts';
import { unlessRefused } from '../../../engine/edit/refusal.ts';
import { LICENCES_FILE } from '../../../engine/scenario/scenario.ts';
import { listCities } from '../../content/load-content.ts';
import { readCityFolder } from '../../content/read-city-folder.ts';
import { type Fields, type FileEdits, isBody } from './edit-request.ts';
import type { CityEditor, EditAnswer } from './editor.ts';
import { isMediumFile } from './scenario-files.ts';

/** The edits that take the entries of files out of licences.yaml. */
function withoutLicences(text: string, names: readonly string[]): readonly FileEdit[] {
  const noted: unknown = parse(text);
  return names.flatMap((name) =>
    isBody(noted) && Object.hasOwn(noted, name) ? [{ op: 'remove', path: [name] } as const] : [],
  );
}

/**
 * Takes files of media/ away with their lines of licences.yaml, `{slug, names}`; refused with every place
 * that still names them. Null for another body.
 */
export function removeMedium(
  scenariosDir: string,
  editor: CityEditor,
  { slug, names }: Fields,
): EditAnswer | null {
  if (typeof slug !== 'string' || !listCities(scenariosDir).includes(slug)) return null;
  if (
    !Array.isArray(names) ||
    names.length === 0 ||
    !names.every((name) => isMediumFile(`${slug}/media/${name}`))
  )
    return null;
  const media = names as readonly string[];
  const refused = unlessRefused(() => refuseMediaInUse(readCityFolder(join(scenariosDir, slug)), media));
  if (refused) {
    const { code: error, ...told } = refused.refusal;
    return { status: 422, body: { error, ...told } };
  }
  const licences = editor.text(`${slug}/${LICENCES_FILE}`);
  const noted = licences ? withoutLicences(licences.text, media) : [];
  const files: readonly FileEdits[] = [
    ...media.map((name) => {
      const file = `${slug}/media/${name}`;
      return { file, seen: editor.text(file)?.seen ?? null, edits: [{ op: 'delete' } as const] };
    }),
    ...(licences && noted.length > 0
      ? [{ file: `${slug}/${LICENCES_FILE}`, seen: licences.seen, edits: noted }]
      : []),
  ];
  return editor.edit({ files, dry: false, insist: false });
}
