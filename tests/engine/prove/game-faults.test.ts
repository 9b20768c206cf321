import { describe, expect, it } from 'vitest';
import { answerBook } from '../../../engine/prove/answers.ts';
import { calendarOf } from '../../../engine/prove/calendar.ts';
import { checkDays } from '../../../engine/prove/checks/days.ts';
import { checkSlips } from '../../../engine/prove/checks/slips.ts';
import { checkStuck } from '../../../engine/prove/checks/stuck.ts';
import { checkTolerance } from '../../../engine/prove/checks/tolerance.ts';
import type { ProofContext } from '../../../engine/prove/context.ts';
import { explore, PATIENCE_MS, type StoryState } from '../../../engine/prove/explore.ts';
import { collectShownContent } from '../../../engine/prove/shown-content.ts';
import { createStory } from '../../../engine/story/story.ts';
import { tinyCity } from '../../../scripts/explain/cities/tiny-city.ts';
import { compiled, standing, ville, villeStory } from '../story/playing.ts';
import { YEAR } from '../../../scripts/explain/finding-cases.ts';

const answers = answerBook(villeStory, []);
const calendar = calendarOf(ville, YEAR);
const graph = explore(villeStory, answers);
const context: ProofContext = {
  source: tinyCity(),
  story: villeStory,
  scenario: ville,
  answers,
  calendar,
  graph,
  shown: collectShownContent(graph, calendar.moments),
};

/** The city with a near answer one letter from the first solution. */
const twin = compiled(
  tinyCity({
    files: { 'steps/01-gare.yaml': (text) => text.replace('- to: [puits]', '- to: [puits, vieux fuits]') },
  }),
);
const twins: ProofContext = { ...context, scenario: twin, story: createStory(twin) };

describe('faults of the game rules', () => {
  it('do not exist', () => {
    expect([
      ...checkStuck(context),
      ...checkTolerance(context),
      ...checkSlips(twins),
      ...checkDays(context),
    ]).toEqual([]);
  });

  it('are reported for a right answer locked out by wrong ones', () => {
    const locked = { ...answers, CAFE: { right: 'MB', wrong: ['AC'], recognised: null } };
    expect(checkStuck({ ...context, answers: locked })).toMatchObject([
      { code: 'stuck-after-mistakes', about: { step: 'CAFE' } },
    ]);
  });

  it('are reported for a slip that is accepted although another name may be meant', () => {
    // As if the city, which knows both names, judged without knowing the other one.
    const [knowing, judging] = [twins.story, villeStory].map(({ readers }) => readers.get('GARE'));
    if (!knowing || !judging) throw new Error('the step is answered in words');
    const readers = new Map([['GARE', { ...judging, names: knowing.names }]]);
    const found = checkSlips({ ...twins, story: { ...villeStory, readers } });
    expect(found).toMatchObject([{ code: 'slip-meets-another', about: { step: 'GARE' } }]);
    expect(found[0]?.message).toContain('vieux fuits');
  });

  it('are reported for hints that stop after wrong answers', () => {
    const [state] = [...graph.states.values()].filter(({ position }) => position.step === 'CAFE');
    // As if another one arrived at the moment when this one is requested.
    const spent = {
      ...graph,
      standingAt: (at: StoryState) => {
        const there = graph.standingAt(at);
        return at === state ? standing({ ...there.progress, lastClueDate: at.now + PATIENCE_MS }) : there;
      },
    };
    expect(checkStuck({ ...context, graph: spent })).toMatchObject([
      { code: 'stuck-after-mistakes', about: { step: 'CAFE' } },
    ]);
  });

  it('are reported for a screen that shows open when closed, or closed when open', () => {
    for (const hours of ['open', 'closed'] as const) {
      const lying = context.shown.screens.map((sight) =>
        sight.at === hours ? { ...sight, at: hours === 'open' ? 'closed' : 'open' } : sight,
      );
      const shown = { ...context.shown, screens: lying as ProofContext['shown']['screens'] };
      expect(checkDays({ ...context, shown })).toMatchObject([{ code: 'hours-untold' }]);
    }
  });

  it('are reported for a right value that is refused, and for one outside the range that is admitted', () => {
    const broken = {
      ...answers,
      PORT_VIEUX: {
        right: '0412',
        wrong: [],
        recognised: null,
        tolerance: { right: ['0412', '0413'], wrong: ['0412'], says: '' },
      },
    };
    const faults = checkTolerance({ ...context, answers: broken, graph: explore(villeStory, broken) });
    const about = { step: 'PORT_VIEUX', path: ['puzzle', 'solution'] };
    expect(faults).toMatchObject([
      {
        code: 'tolerance-broken',
        about,
        message:
          'À l’étape PORT_VIEUX, « 0413 » est dans la solution, et ne mène pas plus loin comme les autres.',
      },
      {
        code: 'tolerance-broken',
        about,
        message: 'À l’étape PORT_VIEUX, « 0412 » est hors de la plage, et pourtant admis.',
      },
    ]);
  });

  it('are searched with wrong answers at every step', () => {
    const asking = Object.values(ville.steps).filter(({ puzzle }) => puzzle);
    for (const { name } of asking) expect(answers[name]?.wrong.length, name).toBeGreaterThan(0);
    expect(answers.GARE?.wrong.length).toBeGreaterThan(5);
  });
});
