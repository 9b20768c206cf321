import { stringify } from 'yaml';
import { type CitiesDraft, stepNamed } from './draft.ts';
import { requireFreeName } from './rename.ts';

export interface NewPlace {
  readonly name: string;
  /** As people call it. */
  readonly title: string;
  /** Latitude and longitude, in degrees. */
  readonly at: readonly [number, number];
  /** The sight on which the puzzle depends; it becomes the first fact. */
  readonly look: string;
  /** The step that leads there. */
  readonly step: string;
}

const SCHEMA = '# yaml-language-server: $schema=../../schemas/places.schema.json';

/** A place at the end of the register, and its name at the step. A city without a register gets one. */
export function addPlace(draft: CitiesDraft, slug: string, { name, title, at, look, step }: NewPlace): void {
  requireFreeName(draft, slug, 'place', name);
  const { file, data } = stepNamed(draft, slug, step);
  const register = { slug, path: 'places.yaml' };
  const facts = [{ says: look, source: 'à vérifier sur place' }];
  const place = { slug: name, name: title, at, look, facts, lastChecked: 'never' };
  draft.edit(
    register,
    draft.text(register) === null
      ? { op: 'create', text: `${SCHEMA}\n\n${stringify([place])}` }
      : { op: 'add', path: [], value: place },
  );
  draft.edit(
    file,
    data.places === undefined
      ? { op: 'add', path: [], key: 'places', value: [name] }
      : { op: 'add', path: ['places'], value: name },
  );
}
