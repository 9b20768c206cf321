import { describe, expect, it } from 'vitest';
import { circumstanceControls, puzzleControls } from '../../web/workshop/puzzle/puzzle-controls.ts';
import { puzzleTypes } from '../../engine/puzzles/index.ts';
import type { PuzzleSlug } from '../../engine/public.ts';

const slugs = Object.keys(puzzleTypes) as PuzzleSlug[];
const fieldsOf = (slug: PuzzleSlug) => (puzzleTypes[slug].schema as { properties: object }).properties;

describe('the controls of a puzzle type', () => {
  it.each(slugs)('for %s include one for each field of its schema, by its French name', (slug) => {
    const controls = puzzleControls(slug);
    expect(Object.keys(controls)).toEqual(Object.keys(fieldsOf(slug)));
    for (const { name, description } of Object.values(controls))
      expect([name, description]).not.toContain('');
  });

  it.each(slugs)('for %s include no field with the name of a story argument', (slug) => {
    expect(Object.keys(fieldsOf(slug)).filter((field) => field in circumstanceControls)).toEqual([]);
  });

  it('match the types of the fields', () => {
    const { header, digits, mode, sends, decoys, links, recording, type, solution } = puzzleControls('tuner');
    expect(header).toMatchObject({ name: 'Titre *', control: { type: 'text' } });
    expect(digits).toMatchObject({
      name: 'Nombre de chiffres *',
      control: { type: 'number', min: 2, max: 6 },
    });
    expect(mode).toMatchObject({ control: { type: 'inline-radio' }, options: ['needle', 'dials'] });
    expect(sends).toMatchObject({ name: 'Envoi', control: { type: 'boolean' } });
    for (const list of [decoys, links, recording])
      expect(list).toMatchObject({ control: { type: 'object' } });
    expect(links).toMatchObject({ name: 'Liens' });
    expect(recording).toMatchObject({ name: 'Émission *' });
    expect(solution).toMatchObject({ control: { type: 'text' } });
    expect(type).toMatchObject({ control: false });
  });
});
