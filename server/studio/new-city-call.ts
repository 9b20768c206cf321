import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createCity } from '../content/new-city/create-city.ts';
import { folderNameOf, readNames } from '../content/new-city/names.ts';
import type { StudioBody } from '../../schemas/api/studio.generated.ts';
import type { StudioAnswer } from './studio-answer.ts';

/** « Nouvelle ville »: one of its two names follows from the other; null without any. */
export function createCityCall(
  scenariosDir: string,
  { slug: folder, name, template }: StudioBody<'/api/studio/city'>,
): StudioAnswer | null {
  const slug = folder ?? (name === undefined ? undefined : folderNameOf(name));
  if (slug === undefined) return null;
  const read = readNames(slug, name);
  if ('refusal' in read) return { status: 422, body: { error: 'BAD_NAME', message: read.refusal } };
  if (existsSync(join(scenariosDir, slug)))
    return {
      status: 422,
      body: { error: 'NAME_TAKEN', message: `Le dossier « ${slug} » existe déjà : choisissez un autre nom.` },
    };
  const { demonstration, created, ...names } = createCity(scenariosDir, read.names, template);
  return { status: 200, body: { slug: names.slug, name: names.name, demonstration, created } };
}
