import { expect, it } from 'vitest';
import { offeredExamples } from '../../../engine/edit/city/example-table.ts';
import { assemble } from '../../../engine/scenario/assemble.ts';
import { readScenarioDraft } from '../../../engine/scenario/draft.ts';
import { judge } from '../../../engine/story/judge.ts';
import { createStory } from '../../../engine/story/story.ts';
import { tinyCity } from '../../../scripts/explain/cities/tiny-city.ts';

const offeredAt = (name: string, files = {}): ReturnType<typeof offeredExamples> => {
  const story = createStory(assemble(readScenarioDraft(tinyCity({ files }))));
  const step = story.scenario.steps[name];
  return step ? offeredExamples(story, step) : [];
};

/** What is offered at a step with this solution, one reply that names a single answer, and no table. */
function offeredFor(solution: string): ReturnType<typeof offeredExamples> {
  const gare = (text: string): string =>
    text
      .replace('[place du Vieux-Puits]', `["${solution}"]`)
      .replace('[place de la Gare, gare]', '[gare]')
      .replace(/ {2}- to: \[puits\]\n.*\n/u, '')
      .replace(/examples:[^]*/u, '');
  return offeredAt('GARE', { 'steps/01-gare.yaml': gare });
}

function countsFor(solution: string): Readonly<Record<string, number>> {
  const columns = offeredFor(solution).map(({ column }) => column);
  return Object.fromEntries(
    ['accept', 'almost', 'refuse'].map((name) => [name, columns.filter((one) => one === name).length]),
  );
}

it.each(['merci', '1742', 'Œil', 'place du Vieux-Puits'])(
  'as many answers are offered as the table must have: « %s »',
  (solution) => {
    const { accept, almost = 0, refuse } = countsFor(solution);
    expect([accept, almost >= 3, refuse]).toEqual([8, true, 8]);
  },
);

it('the solution in a longer name is offered, where a part of the name has a reply', () => {
  expect(offeredFor('Ledoux')).toContainEqual({ text: 'gare Ledoux', column: 'almost' });
});

it('a wrong answer that is offered can be read by the instrument', () => {
  const story = createStory(assemble(readScenarioDraft(tinyCity())));
  const step = story.scenario.steps['REGISTRE'];
  const offered = step ? offeredExamples(story, step) : [];
  const wrong = offered.flatMap(({ text, column }) => (column === 'refuse' ? [text] : []));
  expect(wrong).toContain('1793-456-8317');
  expect(wrong.map((text) => judge(story, 'REGISTRE', text).verdict)).toEqual(wrong.map(() => 'wrong'));
});

it('an answer that is set by hand is offered once, pictures by their names', () => {
  const withoutTable = (text: string): string =>
    text.replace(/accept: .*\n.*\n.*\n/u, 'accept: []\n  almost: []\n  refuse: []\n');
  const offered = offeredAt('FRISE', { 'steps/13-frise.yaml': withoutTable });
  expect(offered).toEqual([
    { text: 'locomotive-margelle-goeland', column: 'accept' },
    { text: 'goeland-margelle-locomotive', column: 'almost' },
    { text: 'goeland-locomotive-margelle', column: 'almost' },
    { text: 'locomotive-goeland-margelle', column: 'refuse' },
  ]);
  expect(offeredAt('FRISE').filter(({ column }) => column === 'accept')).toEqual([]);
});
