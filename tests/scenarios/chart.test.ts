import { join } from 'node:path';
import { transition } from 'xstate';
import { describe, expect, it } from 'vitest';
import { parseWalkthroughs } from '../../engine/index.ts';
import { answerBook } from '../../engine/prove/answers.ts';
import { explore } from '../../engine/prove/explore.ts';
import { advance, snapshotOf, stepMeant } from '../../engine/story/advance.ts';
import { readCityFolder } from '../../server/content/read-city-folder.ts';
import { cityNames, everyCity, scenariosDir } from '../support/cities/cities.ts';
import { isWholeRun } from '../support/suite/whole-run.ts';
import { compileTogether } from '../../scripts/explain/cities/compiled.ts';

// The cities that remember others have a hundred times as many states.
describe.each(isWholeRun ? everyCity : cityNames)('the chart of %s', (slug) => {
  it('is in the state that is computed from the progress, after each move that is possible in each state', () => {
    const source = readCityFolder(join(scenariosDir, slug));
    const { story } = compileTogether(source);
    if (!story) throw new Error(`npm run check ${slug}`);
    const graph = explore(story, answerBook(story, parseWalkthroughs(source)));
    const wrong = graph.edges.flatMap(({ from, event }) => {
      const state = graph.states.get(from);
      if (!state) return [from];
      const standing = graph.standingAt(state);
      const now = state.now + 3_600_000;
      const timed = { ...event, now, for: stepMeant(standing, event), elsewhere: standing.elsewhere };
      const [charted] = transition(story.machine, snapshotOf(standing), timed);
      const computed = snapshotOf(advance(standing, event, now).standing);
      return JSON.stringify(charted.value) === JSON.stringify(computed.value)
        ? []
        : [`${from} ${JSON.stringify(event)}`];
    });
    expect(graph.edges.length).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  });
});
