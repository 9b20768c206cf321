import { expect, it } from 'vitest';
import { offeredExamples } from '../../../engine/edit/city/example-table.ts';
import { assemble } from '../../../engine/scenario/assemble.ts';
import { readScenarioDraft } from '../../../engine/scenario/draft.ts';
import { judge } from '../../../engine/story/judge.ts';
import { createStory } from '../../../engine/story/story.ts';
import { tinyCity } from '../../../scripts/explain/cities/tiny-city.ts';

/** What is offered at a step with this solution, one reply that names a single answer, and no table. */
function offeredFor(solution: string): ReturnType<typeof offeredExamples> {
  const gare = (text: string): string =>
    text
      .replace('[place du Vieux-Puits]', `["${solution}"]`)
      .replace('[place de la Gare, gare]', '[gare]')
      .replace(/ {2}- to: \[puits\]\n.*\n/u, '')
      .replace(/examples:[^]*/u, '');
  const story = createStory(assemble(readScenarioDraft(tinyCity({ files: { 'steps/01-gare.yaml': gare } }))));
  const step = story.scenario.steps['GARE'];
  return step ? offeredExamples(story, step) : [];
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
