import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createCity } from '../content/new-city/create-city.ts';
import { folderNameOf, readNames } from '../content/new-city/names.ts';
import { cityTemplates } from '../content/new-city/template.ts';
import type { Fields } from './edit/edit-request.ts';
import type { StudioAnswer } from './studio-answer.ts';

/**
 * « Nouvelle ville »: `{slug, name, template}`, of which one name follows from the other; null for another
 * body.
 */
export function createCityCall(
  scenariosDir: string,
  { slug: folder, name, template }: Fields,
): StudioAnswer | null {
  const slug = folder ?? (typeof name === 'string' ? folderNameOf(name) : undefined);
  const known = cityTemplates.find((one) => one === template);
  if (typeof slug !== 'string' || (name !== undefined && typeof name !== 'string') || !known) return null;
  const read = readNames(slug, name);
  if ('refusal' in read) return { status: 422, body: { error: 'BAD_NAME', message: read.refusal } };
  if (existsSync(join(scenariosDir, slug)))
    return {
      status: 422,
      body: { error: 'NAME_TAKEN', message: `Le dossier « ${slug} » existe déjà : choisissez un autre nom.` },
    };
  const { demonstration, created, ...names } = createCity(scenariosDir, read.names, known);
  return { status: 200, body: { slug: names.slug, name: names.name, demonstration, created } };
}
