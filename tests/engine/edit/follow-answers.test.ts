import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createDraft } from '../../../engine/edit/city/draft.ts';
import { followAnswers } from '../../../engine/edit/city/follow-answers.ts';
import { compileCity } from '../../../engine/city/compile.ts';
import type { ScenarioSource } from '../../../engine/index.ts';
import { gatheringCity } from '../../../scripts/explain/cities/gathering-city.ts';
import { tinyCity } from '../../../scripts/explain/cities/tiny-city.ts';
import type { Edit } from '../../../engine/edit/edit.ts';

const FRIEZE = 'steps/13-frise.yaml';

const GARE = 'steps/01-gare.yaml';
const NONE: ReadonlySet<string> = new Set();

/** The city after edits of a step, each followed before the next. */
function afterEdits(city: ScenarioSource, path: string, ...edits: readonly Edit[]): ScenarioSource {
  return edits.reduce((before, edit) => {
    const draft = createDraft([before]);
    draft.edit({ slug: city.slug, path }, edit);
    followAnswers(draft, before, compileCity, NONE);
    return draft.source(city.slug);
  }, city);
}

const textOf = ({ files }: ScenarioSource, path: string): string =>
  files.find((file) => file.path === path)?.text ?? '';

interface Table {
  readonly accept: readonly string[];
  readonly almost: readonly string[];
  readonly refuse: readonly string[];
}

const tableOf = (city: ScenarioSource, path: string): Table =>
  (parse(textOf(city, path)) as { readonly examples: Table }).examples;

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

it('an answer that is set by hand comes into the table by the names of its pictures', () => {
  const city = tinyCity();
  const value = ['margelle', 'locomotive', 'goeland'];
  const after = afterEdits(city, FRIEZE, { op: 'set', path: ['puzzle', 'solution'], value });
  expect(tableOf(after, FRIEZE).accept).toEqual(['margelle-locomotive-goeland']);
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

it('a gathering that needs more or fewer of its parts is walked by as many', () => {
  const partsWalked = (needs: number) => {
    const edit = { op: 'set', path: ['needs'], value: needs } as const;
    const { files } = afterEdits(gatheringCity(), 'steps/18-quartier.yaml', edit);
    const { text = '' } = files.find(({ path }) => path === 'walkthroughs/main.yaml') ?? {};
    const { moves } = parse(text) as { readonly moves: readonly { readonly at: string }[] };
    return moves.map(({ at }) => at).filter((at) => ['PUITS', 'FOUR', 'TOUR'].includes(at));
  };
  expect([1, 2, 3].map(partsWalked)).toEqual([['FOUR'], ['FOUR', 'TOUR'], ['FOUR', 'TOUR', 'PUITS']]);
});

describe('the table of a step with another answer', () => {
  const given = new Set(['vieux puits', 'Vieux-Puits', 'LA GARE', 'phare']);
  const changed = (edit: Edit) => {
    const city = tinyCity();
    const draft = createDraft([city]);
    draft.edit({ slug: city.slug, path: GARE }, edit);
    const told = followAnswers(draft, city, compileCity, given);
    return { told, table: tableOf(draft.source(city.slug), GARE) };
  };

  it('loses the template’s examples of the answer before, and keeps the writer’s among the wrong ones', () => {
    const { told, table } = changed({
      op: 'set',
      path: ['puzzle', 'solution'],
      value: ['rue des Lilas', 'puits'],
    });
    expect(table.accept).toEqual(['rue des Lilas', 'puits']);
    expect(table.refuse).toEqual(expect.arrayContaining(['place du Vieux-Puits', 'le vieux puits', 'port']));
    expect(table.refuse.filter((text) => given.has(text))).toEqual(['phare']);
    expect(told).toEqual([
      '2 parcours tapent la nouvelle réponse.',
      '5 essais passent de « justes » à « fausses ».',
      '« place du Vieux–Puits » passe de « justes » à « presque ».',
      '« puits » passe de « presque » à « justes ».',
      '2 essais du modèle sont retirés.',
      '« puits » est juste à présent : la réplique « Lequel ? » ne se lira plus.',
    ]);
  });

  it('follows the replies as well', () => {
    const { told, table } = changed({ op: 'set', path: ['replies', 0, 'to'], value: ['port'] });
    expect(table.almost).toEqual(['puits', 'port']);
    expect(table.refuse).toContain('place de la gare');
    expect(table.refuse).not.toContain('LA GARE');
    expect(told).toContain('Un essai du modèle est retiré.');
  });
});
