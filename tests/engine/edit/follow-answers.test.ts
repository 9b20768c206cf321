import { expect, it } from 'vitest';
import { createDraft } from '../../../engine/edit/city/draft.ts';
import { followAnswers } from '../../../engine/edit/city/follow-answers.ts';
import { compileCity } from '../../../engine/city/compile.ts';
import type { ScenarioSource } from '../../../engine/index.ts';
import { tinyCity } from '../../../scripts/explain/cities/tiny-city.ts';
import type { Edit } from '../../../engine/edit/edit.ts';

const FRIEZE = 'steps/13-frise.yaml';

/** The city after edits of a step, each followed before the next. */
function afterEdits(city: ScenarioSource, path: string, ...edits: readonly Edit[]): ScenarioSource {
  return edits.reduce((before, edit) => {
    const draft = createDraft([before]);
    draft.edit({ slug: city.slug, path }, edit);
    followAnswers(draft, before, compileCity);
    return draft.source(city.slug);
  }, city);
}

const textOf = ({ files }: ScenarioSource, path: string): string =>
  files.find((file) => file.path === path)?.text ?? '';

const walks = ({ files }: ScenarioSource): readonly string[] =>
  files.filter(({ path }) => path.startsWith('walkthroughs/')).map(({ text }) => text);

const english = [
  { path: `en/${FRIEZE}`, text: 'puzzle:\n  pictures:\n    - { id: goeland, alt: Two open wings }\n' },
  { path: 'en/lock.yaml', text: `${FRIEZE}:\n  "puzzle.pictures.goeland.alt": "Deux ailes ouvertes"\n` },
];

it('a picture has its new name in the solution, the replies, the table, the walkthroughs and the translations', () => {
  const city = tinyCity();
  const after = afterEdits({ ...city, files: [...city.files, ...english] }, FRIEZE, {
    op: 'set',
    path: ['puzzle', 'pictures', 0, 'id'],
    value: 'mouette',
  });
  const french = textOf(city, FRIEZE).replaceAll('goeland', 'mouette');
  expect(textOf(after, FRIEZE)).toBe(french);
  expect(walks(after)).toEqual(
    walks(city).map((text) => text.replace('locomotive-margelle-goeland', 'locomotive-margelle-mouette')),
  );
  expect(textOf(after, `en/${FRIEZE}`)).toContain('id: mouette');
  expect(textOf(after, 'en/lock.yaml')).toContain('puzzle.pictures.mouette.alt');
});

it('a solution that is none for a while leaves the walkthroughs, and comes back to the table once', () => {
  const city = tinyCity();
  const after = afterEdits(
    city,
    FRIEZE,
    { op: 'set', path: ['puzzle', 'solution', 0], value: 'phare' },
    { op: 'set', path: ['puzzle', 'solution', 0], value: 'locomotive' },
  );
  expect(walks(after)).toEqual(walks(city));
  expect(textOf(after, FRIEZE).match(/\b2-3-1\b/gu)).toHaveLength(1);
});

it('an answer in fewer fields is typed by the walkthroughs and stands in the table once its fields and numbers agree', () => {
  const city = tinyCity();
  const REGISTER = 'steps/15-registre.yaml';
  const fields = [2, 1].map((index) => ({ op: 'remove', path: ['puzzle', 'fields', index] }) as const);
  const numbers = [2, 1].map((index) => ({ op: 'remove', path: ['puzzle', 'solution', index] }) as const);
  const between = afterEdits(city, REGISTER, ...fields);
  expect(walks(between)).toEqual(walks(city));
  expect(textOf(between, REGISTER)).toContain('accept: [8317-456-1793]');
  const after = afterEdits(between, REGISTER, ...numbers);
  expect(walks(after)).toEqual(walks(city).map((text) => text.replaceAll('8317-456-1793', "'8317'")));
  expect(textOf(after, REGISTER)).toMatch(/accept:\s+(?:\[|- )'8317'/u);
});
