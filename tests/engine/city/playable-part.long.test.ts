import { describe, expect, it } from 'vitest';
import { UNWRITTEN } from '../../../engine/city/playable-part.ts';
import { isUnreadable } from '../../../engine/diagnostics/unreadable.ts';
import { createStagedCompiler } from '../../../engine/city/compile.ts';
import { createMemo } from '../../../engine/scenario/parse/read-file.ts';
import { advance, begin } from '../../../engine/story/advance.ts';
import type { Standing } from '../../../engine/story/standing.ts';
import type { Story } from '../../../engine/story/story.ts';
import { presentStatus } from '../../../engine/view/present-status.ts';
import { puzzleTypeOf } from '../../../engine/puzzles/index.ts';
import { cases } from '../../../scripts/explain/cases.ts';
import { tinyCity } from '../../../scripts/explain/cities/tiny-city.ts';
import { edit, cut } from '../../../scripts/explain/edits.ts';
import { addresses, NOON } from '../story/playing.ts';

/** Playing a city, which finds more, changes nothing of what holds. */
const compile = createStagedCompiler(createMemo());

const order = { code: 'ABC234', identifier: null, fullOnWin: false, giftFrom: null, version: 1, opened: [] };

const standAt = (story: Story, step: string): Standing =>
  advance(begin(story, NOON), { type: 'SET_STEP', step }, NOON).standing;

const statusOf = (standing: Standing) =>
  presentStatus({ standing, order, now: NOON, addresses, debug: false, anotherCity: null });

/** The step that the solution of another leads to. */
function after(story: Story, step: string): string | undefined {
  const { puzzle } = story.scenario.steps[step] ?? {};
  const code = puzzle ? puzzleTypeOf(puzzle).solve(puzzle) : '';
  return advance(standAt(story, step), { type: 'ANSWER', code }, NOON).standing.step?.name;
}

describe('the part of a city that holds', () => {
  it.each(Object.entries(cases))('is played at each of its steps in spite of %s', (_code, example) => {
    const source = (example.of ?? tinyCity)(example.city);
    const { part, diagnostics } = compile(source).unplayed;
    const story = part();
    const isNamed = !diagnostics.some(
      (problem) =>
        problem.at.file === 'scenario.yaml' && (isUnreadable(problem) || problem.code === 'missing-scenario'),
    );
    expect(story !== null).toBe(isNamed);
    for (const { name, beside } of Object.values(story?.scenario.steps ?? {})) {
      if (!story || beside) continue;
      expect(statusOf(standAt(story, name)).step?.name).toBe(name);
    }
  });

  it('ends where a step leads nowhere, in words that a player reads', () => {
    const story = compile(
      tinyCity(edit('steps/01-gare.yaml', 'next: PORT_VIEUX', 'next: NULLE_PART')),
    ).unplayed.part();
    if (!story) throw new Error('no part');
    expect(after(story, 'GARE')).toBe(UNWRITTEN);
    expect(statusOf(standAt(story, UNWRITTEN))).toMatchObject({
      state: 4,
      step: { description: 'La suite n’est pas écrite.' },
    });
  });

  it('is the whole story where only rules of quality are broken', () => {
    const { story, part } = compile(tinyCity(cut('steps/03-cafe.yaml', 'examples:'))).played();
    expect(story).toBeNull();
    expect(part()?.scenario.steps[UNWRITTEN]).toBeUndefined();
    expect(part()).not.toBeNull();
  });
});
