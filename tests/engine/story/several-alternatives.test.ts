import { describe, expect, it } from 'vitest';
import { provedStatus } from '../../../engine/prove/shown-content.ts';
import { createStory } from '../../../engine/story/story.ts';
import { resolveStanding, advance } from '../../../engine/story/advance.ts';
import { standingOf, type Standing } from '../../../engine/story/standing.ts';
import { freshProgress, type Progress } from '../../../engine/story/progress.ts';
import type { StoryEvent } from '../../../engine/story/events.ts';
import { TINY_ANSWERS, tinyCity } from '../../../scripts/explain/cities/tiny-city.ts';
import { compiled, NOON, SECOND } from './playing.ts';

/** VILLE, whose first alternative joins the route again before the second one is offered. */
const scenario = compiled(
  tinyCity({
    files: {
      'walkthroughs/alternative.yaml': null,
      'steps/05-phare.yaml': (text) =>
        text.replace('alternative: DETOUR', 'alternative: DETOUR\nalternativeQuestion: Laisser la jetée ?'),
      'steps/100-detour.yaml': (text) => text.replace('next: FIN', 'next: FRISE'),
    },
  }),
);
const story = createStory(scenario);

const TAKE: StoryEvent = { type: 'TAKE_ALTERNATIVE', debug: false };

/** Plays with right answers, and takes the alternative at some steps. */
function playedTo(step: string, taken: readonly string[] = []): Standing {
  let standing = standingOf(story, freshProgress);
  for (let now = NOON; standing.step?.name !== step; now += 60 * SECOND) {
    const here = standing.step?.name;
    const event: StoryEvent =
      here === undefined
        ? { type: standing.progress.state === 'COMMAND' ? 'SEND' : 'ACTIVATE' }
        : taken.includes(here)
          ? TAKE
          : { type: 'ANSWER', code: TINY_ANSWERS[here] ?? '' };
    const { standing: next, outcome } = advance(standing, event, now);
    if (!outcome.accepted) throw new Error(`stuck at ${here} on the way to ${step}`);
    standing = next;
  }
  return standing;
}

const setStep = (standing: Standing, step: string): Progress =>
  advance(standing, { type: 'SET_STEP', step }, NOON).standing.progress;
const viewOf = (standing: Standing, now = NOON) => provedStatus(standing, now).view;

describe('several alternative routes of one game', () => {
  it('make a route for each combination, those with fewer alternatives first', () => {
    expect(story.routes.map(({ taken }) => taken)).toEqual([
      [],
      ['PHARE'],
      ['CLOCHER'],
      ['PHARE', 'CLOCHER'],
    ]);
  });

  it('are offered one after another, each with its own question or the city’s', () => {
    const first = playedTo('PHARE');
    expect(viewOf(first)?.alternative?.question).toBe('Laisser la jetée ?');
    const second = playedTo('CLOCHER', ['PHARE']);
    expect(viewOf(second)?.alternative?.question).toBe(scenario.alternativeQuestion);
    const both = advance(second, TAKE, NOON + 3600 * SECOND).standing;
    expect(both.progress).toMatchObject({ step: 'RIVAGE', taken: ['PHARE', 'CLOCHER'] });
    expect(viewOf(both)?.alternative).toBeNull();
  });

  it('leave their steps unsolved, and solve those between them', () => {
    const { solved, has } = playedTo('RIVAGE', ['PHARE', 'CLOCHER']).reached;
    expect(['PHARE', 'CLOCHER', 'DETOUR', 'FRISE'].map(solved)).toEqual([false, false, true, true]);
    expect(has('DETOUR')).toBe(true);
  });

  it('are remembered as long as their steps lie behind a player whom staff move', () => {
    const both = playedTo('RIVAGE', ['PHARE', 'CLOCHER']);
    expect(setStep(both, 'VITRINE').taken).toEqual(['PHARE']);
    expect(setStep(both, 'PHARE').taken).toEqual([]);
    expect(setStep(both, 'FIN').taken).toEqual(['PHARE', 'CLOCHER']);
    expect(setStep(playedTo('FRISE'), 'RIVAGE').taken).toEqual(['CLOCHER']);
    expect(setStep(playedTo('FRISE', ['PHARE']), 'RIVAGE').taken).toEqual(['PHARE', 'CLOCHER']);
  });

  it('are forgotten one by one when an edition removes them', () => {
    const { progress } = playedTo('RIVAGE', ['PHARE', 'CLOCHER']);
    const edited = createStory(
      compiled(
        tinyCity({
          files: {
            'steps/05-phare.yaml': (text) => text.replace('alternative: DETOUR\n', ''),
            'walkthroughs/alternative.yaml': null,
            'steps/04-marche.yaml': (text) => text.replace('next: PHARE', 'next: PHARE\nalternative: DETOUR'),
          },
        }),
      ),
    );
    expect(resolveStanding(edited, progress).progress.taken).toEqual(['CLOCHER']);
  });

  it('need no open places once none is left ahead', () => {
    const night = NOON + 12 * 3600 * SECOND;
    const isImpossible = (standing: Standing) => viewOf(standing, night)?.hours?.mainRouteImpossible;
    expect(isImpossible(playedTo('FRISE'))).toBe(true);
    expect(isImpossible(playedTo('FRISE', ['PHARE']))).toBe(true);
    expect(isImpossible(playedTo('RIVAGE', ['PHARE', 'CLOCHER']))).toBe(false);
  });
});
