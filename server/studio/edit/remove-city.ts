import { join } from 'node:path';
import { listDrafts } from '../../content/list-cities.ts';
import { cityFiles } from '../city-files.ts';
import type { CityEditor, EditAnswer } from './editor.ts';

const refused = (error: string, message: string): EditAnswer => ({ status: 422, body: { error, message } });

/** Takes away all files of a city that is being written. Its folder stays, for the edit that brings it back. */
export function removeCity(scenariosDir: string, editor: CityEditor, slug: string): EditAnswer {
  if (!listDrafts(scenariosDir).includes(slug))
    return refused('NO_DRAFT', 'Cette ville n’est pas un brouillon : elle ne s’efface pas d’ici.');
  const files = cityFiles(join(scenariosDir, slug)).map((path) => {
    const file = `${slug}/${path}`;
    return { file, seen: editor.text(file)?.seen ?? null, edits: [{ op: 'delete' } as const] };
  });
  const others = files.flatMap(({ file, seen }) => (seen === null ? [file] : []));
  if (others.length > 0)
    return refused(
      'OTHER_FILES',
      `L’atelier n’a pas écrit ${others.join(', ')} : ôtez-le d’abord du dossier.`,
    );
  return editor.edit({ files, force: true });
}
