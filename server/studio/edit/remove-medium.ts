import { join } from 'node:path';
import { parse } from 'yaml';
import type { FileEdit } from '../../../engine/edit/change-file.ts';
import { refuseMediaInUse } from '../../../engine/edit/city/medium-in-use.ts';
import { unlessRefused } from '../../../engine/edit/refusal.ts';
import { LICENCES_FILE } from '../../../engine/scenario/scenario.ts';
import { listCities } from '../../content/list-cities.ts';
import { readCityFolder } from '../../content/read-city-folder.ts';
import { isRecord } from '../../../engine/text/is-record.ts';
import type { StudioBody } from '../../../schemas/api/studio.generated.ts';
import type { CityEditor, EditAnswer, FileEdits } from './editor.ts';
import { isMediumFile } from './scenario-files.ts';

/** The edits that take the entries of files out of licences.yaml. */
function withoutLicences(text: string, names: readonly string[]): readonly FileEdit[] {
  const noted: unknown = parse(text);
  return names.flatMap((name) =>
    isRecord(noted) && Object.hasOwn(noted, name) ? [{ op: 'remove', path: [name] } as const] : [],
  );
}

/**
 * Takes files of media/ away with their lines of licences.yaml, `{slug, names}`; refused with every place
 * that still names them. Null for another body.
 */
export function removeMedium(
  scenariosDir: string,
  editor: CityEditor,
  { slug, names }: StudioBody<'/api/studio/remove-medium'>,
): EditAnswer | null {
  if (!listCities(scenariosDir).includes(slug)) return null;
  if (!names.every((name) => isMediumFile(`${slug}/media/${name}`))) return null;
  const refused = unlessRefused(() => refuseMediaInUse(readCityFolder(join(scenariosDir, slug)), names));
  if (refused) {
    const { code: error, ...told } = refused.refusal;
    return { status: 422, body: { error, ...told } };
  }
  const licences = editor.text(`${slug}/${LICENCES_FILE}`);
  const noted = licences ? withoutLicences(licences.text, names) : [];
  const files: readonly FileEdits[] = [
    ...names.map((name) => {
      const file = `${slug}/media/${name}`;
      return { file, seen: editor.text(file)?.seen ?? null, edits: [{ op: 'delete' } as const] };
    }),
    ...(licences && noted.length > 0
      ? [{ file: `${slug}/${LICENCES_FILE}`, seen: licences.seen, edits: noted }]
      : []),
  ];
  return editor.edit({ files });
}
