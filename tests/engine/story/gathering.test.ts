import { describe, expect, it } from 'vitest';
import { compileCity } from '../../../engine/city/compile.ts';
import { advance, begin, resolveStanding } from '../../../engine/story/advance.ts';
import type { Outcome } from '../../../engine/story/events.ts';
import type { Standing } from '../../../engine/story/standing.ts';
import type { Step } from '../../../engine/scenario/scenario.ts';
import { createStory, type Story } from '../../../engine/story/story.ts';
import { unlockedMessages } from '../../../engine/unlock/papers.ts';
import { presentStatus } from '../../../engine/view/present-status.ts';
import { GATHERING_ANSWERS, gatheringCity } from '../../../scripts/explain/cities/gathering-city.ts';
import { TINY_ANSWERS, type TinyCityOverrides } from '../../../scripts/explain/cities/tiny-city.ts';
import { addresses, NOON, SECOND } from './playing.ts';

function storyOf(overrides: TinyCityOverrides = {}): Story {
  const { story, diagnostics } = compileCity(gatheringCity(overrides));
  if (!story) throw new Error(diagnostics.map(({ code, message }) => `${code} ${message}`).join('\n'));
  return story;
}

const story = storyOf();
const QUARTIER = 'steps/18-quartier.yaml';
const CAVE = 'steps/22-cave.yaml';
/** The story whose gathering needs another number of parts. */
const needing = (needs: number): Story => {
  const { scenario } = story;
  const gathering = { parts: scenario.steps.QUARTIER?.gathering?.parts ?? [], needs };
  return createStory({
    ...scenario,
    steps: { ...scenario.steps, QUARTIER: { ...(scenario.steps.QUARTIER as Step), gathering } },
  });
};

/** Solves the steps in this order, a second each. */
function solved(standing: Standing, ...names: readonly string[]): Standing {
  return names.reduce((before, at, index) => {
    const event = { type: 'ANSWER', code: GATHERING_ANSWERS[at] ?? '', at } as const;
    const { standing: after, outcome } = advance(before, event, NOON + index * SECOND);
    if (!outcome.accepted) throw new Error(`${at}: ${outcome.message}`);
    return after;
  }, standing);
}

const atQuartier = solved(begin(story, NOON), 'GARE', 'PORT_VIEUX');
const atCafe = solved(atQuartier, 'PUITS', 'FOUR');

const solvedPhare = (standing: Standing): Standing => solved(standing, 'PHARE');
const open = ({ beside }: Standing) => beside.flatMap(({ step, isSolved }) => (isSolved ? [] : [step.name]));
const messages = (standing: Standing) => unlockedMessages(standing, NOON).map(({ message }) => message.slug);
const tryAt = (
  standing: Standing,
  code: string,
  at?: string,
  now = NOON,
): { standing: Standing; outcome: Outcome } =>
  advance(standing, { type: 'ANSWER', code, ...(at !== undefined && { at }) }, now);
const order = { code: 'ABC234', identifier: null, fullOnWin: false, giftFrom: null, version: 1, opened: [] };
const view = (standing: Standing) =>
  presentStatus({ standing, order, now: NOON, addresses, debug: false, anotherCity: null }).view;

describe('a gathering', () => {
  it('opens its parts together, and leads on once enough of them are solved, in any order', () => {
    expect(open(atQuartier)).toEqual(['PUITS', 'FOUR', 'TOUR']);
    const parts = ['PUITS', 'FOUR', 'TOUR'];
    for (const first of parts) {
      const one = solved(atQuartier, first);
      expect(one.step?.name).toBe('QUARTIER');
      expect(open(one)).toEqual(parts.filter((name) => name !== first));
      for (const second of open(one)) expect(solved(one, second).step?.name).toBe('CAFE');
    }
  });

  it('waits for all of its parts when it does not say how many', () => {
    const all = needing(3);
    const two = resolveStanding(all, solved(atQuartier, 'PUITS', 'FOUR').progress);
    const three = solved(begin(all, NOON), 'GARE', 'PORT_VIEUX', 'TOUR', 'PUITS');
    expect([two.step?.name, three.step?.name, solved(three, 'FOUR').step?.name]).toEqual([
      'CAFE',
      'QUARTIER',
      'CAFE',
    ]);
  });

  it('judges an answer for the part that it was given for', () => {
    const { outcome, standing } = tryAt(atQuartier, '22', 'PUITS');
    expect(outcome).toMatchObject({ accepted: false, reason: 'wrong' });
    expect(standing.progress.sideSteps).toMatchObject({ PUITS: { wrongAnswers: ['22'], solvedAt: null } });
    expect(Object.keys(standing.progress.sideSteps)).toEqual(['PUITS']);
    expect(standing.progress.wrongAnswers).toEqual([]);
    expect(tryAt(atQuartier, '22').outcome).toMatchObject({ accepted: false, reason: 'not-allowed' });
    expect(tryAt(atQuartier, '44', 'CAVE').outcome).toMatchObject({ accepted: false, reason: 'not-allowed' });
  });

  it('counts mistakes, waits and hints for each part', () => {
    let standing = atQuartier;
    for (const code of ['01', '02', '03', '04', '05', '06'])
      standing = tryAt(standing, code, 'PUITS').standing;
    expect(tryAt(standing, '11', 'PUITS', NOON + SECOND).outcome).toMatchObject({
      accepted: false,
      reason: 'waiting',
      secondsLeft: 9,
    });
    expect(tryAt(standing, '22', 'FOUR', NOON + SECOND).outcome).toMatchObject({ accepted: true });
    const asked = advance(standing, { type: 'ASK_CLUE', at: 'TOUR' }, NOON).standing;
    expect(view(asked)?.beside?.map(({ name, hints }) => [name, hints?.asked.length])).toEqual([
      ['PUITS', 0],
      ['FOUR', 0],
      ['TOUR', 1],
    ]);
    expect(advance(asked, { type: 'ASK_CLUE', at: 'TOUR' }, NOON + SECOND).outcome).toMatchObject({
      reason: 'too-early',
    });
    expect(advance(asked, { type: 'ASK_CLUE', at: 'FOUR' }, NOON + SECOND).outcome).toMatchObject({
      accepted: true,
    });
    expect(advance(asked, { type: 'ASK_CLUE' }, NOON).outcome).toMatchObject({ reason: 'not-offered' });
  });

  it('closes the parts that were left, and keeps what they brought', () => {
    expect(open(atCafe)).toEqual(['CAVE']);
    expect(messages(solved(atQuartier, 'FOUR'))).toEqual(['bienvenue', 'duFour']);
    expect(messages(atCafe)).toContain('duFour');
    expect(messages(solved(atQuartier, 'PUITS', 'TOUR'))).not.toContain('duFour');
    expect(tryAt(atCafe, '33', 'TOUR').outcome).toMatchObject({ accepted: false, reason: 'not-allowed' });
    expect(tryAt(solved(atQuartier, 'FOUR'), '22', 'FOUR').outcome).toMatchObject({
      accepted: false,
      reason: 'not-allowed',
    });
  });

  it('dates a message that a part brings by its solution', () => {
    const { story: told, progress } = advance(
      atQuartier,
      { type: 'ANSWER', code: '22', at: 'FOUR' },
      NOON + 3_600_000,
    ).standing;
    const arrived = unlockedMessages(resolveStanding(told, progress), NOON + 3_600_000).find(
      ({ message }) => message.slug === 'duFour',
    );
    expect(arrived?.receivedAt).toBe(NOON + 3_600_000);
  });

  it('shows each open part with its puzzle, and of a solved one its title alone', () => {
    const { puzzle, gathering, beside, tiles } = view(solved(atQuartier, 'FOUR')) ?? {};
    expect({ puzzle, gathering }).toEqual({
      puzzle: null,
      gathering: { parts: ['PUITS', 'FOUR', 'TOUR'], needs: 2 },
    });
    expect(beside).toMatchObject([
      {
        name: 'PUITS',
        title: 'Le puits',
        picture: 'aside',
        solvedAt: null,
        puzzle: { type: 'digit-dials' },
        to: '/home/app/code/PUITS',
      },
      {
        name: 'FOUR',
        title: 'Le four',
        solvedAt: new Date(NOON).toISOString(),
        puzzle: null,
        hints: null,
        page: null,
      },
      { name: 'TOUR', solvedAt: null },
    ]);
    expect(tiles?.map(({ id }) => id)).toEqual(['trail', 'messages', 'documents']);
  });

  it('is not mentioned before it is reached, nor where a story has none', () => {
    const before = view(begin(story, NOON));
    expect(Object.keys(before ?? {})).not.toContain('beside');
    expect(JSON.stringify(before)).not.toMatch(/QUARTIER|PUITS|Le puits|Le four/u);
  });
});

describe('an aside', () => {
  it('is open for its span, and is never in the way', () => {
    expect(open(atQuartier)).not.toContain('CAVE');
    expect(view(atCafe)?.tiles.find(({ id }) => id === 'aside')).toEqual({
      id: 'aside',
      label: 'La cave',
      to: '/home/app/code/CAVE',
      disabled: false,
      isNew: true,
    });
    const after = solved(atCafe, 'CAFE', 'MARCHE');
    expect(open(after)).toEqual(['CAVE']);
    expect(open(solved(after, 'PHARE'))).toEqual([]);
    expect(solved(atCafe, 'CAVE').step?.name).toBe('CAFE');
  });

  it('opens again for a player who has passed it, in an edition that no longer closes it', () => {
    const passed = solved(atCafe, 'CAFE', 'MARCHE', 'PHARE');
    const kept = storyOf({
      files: { [CAVE]: (text) => text.replace('until: PHARE\nclosedBy: [apresLePhare, leDetour]\n', '') },
    });
    expect(open(passed)).toEqual([]);
    expect(open(resolveStanding(kept, passed.progress))).toEqual(['CAVE']);
    expect(solved(resolveStanding(kept, passed.progress), 'CAVE').reached.solved('CAVE')).toBe(true);
  });

  it('is read by the messages that come after its solution, not by those before', () => {
    const pageOf = (standing: Standing, slug: string) =>
      unlockedMessages(standing, NOON).find(({ message }) => message.slug === slug)?.page;
    const mentions = storyOf({
      files: {
        [CAVE]: (text) => text.replace('until: PHARE\nclosedBy: [apresLePhare, leDetour]\n', ''),
        'messages/lePhare.mdx': (text) => `${text}\n<If solved="CAVE">Et la cave.</If>\n`,
        'messages/apresLePhare.mdx': (text) => `${text}\n<If solved="CAVE">Et la cave.</If>\n`,
      },
    });
    const atPhare = resolveStanding(mentions, solved(atCafe, 'CAFE', 'MARCHE').progress);
    const without = pageOf(atPhare, 'lePhare');
    const late = advance(atPhare, { type: 'ANSWER', code: '44', at: 'CAVE' }, NOON + 60 * SECOND).standing;
    const after = advance(late, { type: 'ANSWER', code: GATHERING_ANSWERS.PHARE ?? '' }, NOON + 90 * SECOND);
    const early = resolveStanding(mentions, solved(atCafe, 'CAVE', 'CAFE', 'MARCHE').progress);
    expect(pageOf(late, 'lePhare')).toBe(without);
    expect(pageOf(early, 'lePhare')).not.toBe(without);
    const end = unlockedMessages(after.standing, NOON).find(({ message }) => message.slug === 'apresLePhare');
    expect(end?.page).toBe(pageOf(solvedPhare(early), 'apresLePhare'));
  });

  it('leaves its stamp, and what it brought, when it is solved', () => {
    const opened = solved(solved(atQuartier, 'TOUR', 'PUITS'), 'CAVE');
    expect(messages(opened)).toContain('deLaCave');
    expect(messages(solved(atCafe, 'CAVE'))).not.toContain('deLaCave');
    expect(view(opened)?.tiles.find(({ id }) => id === 'aside')).toMatchObject({
      disabled: true,
      isNew: false,
    });
  });
});

describe('a move by staff', () => {
  const move = (standing: Standing, step: string) => advance(standing, { type: 'SET_STEP', step }, NOON);

  it('forgets the parts ahead, and counts as many parts solved behind as the gathering needs', () => {
    expect(open(move(atCafe, 'QUARTIER').standing)).toEqual(['PUITS', 'FOUR', 'TOUR']);
    const { progress } = move(begin(story, NOON), 'CAFE').standing;
    expect(Object.keys(progress.sideSteps)).toEqual(['PUITS', 'FOUR']);
    expect(Object.keys(move(solved(atQuartier, 'TOUR'), 'CAFE').standing.progress.sideSteps)).toEqual([
      'TOUR',
      'PUITS',
    ]);
    expect(move(solved(atCafe, 'CAVE'), 'PORT_VIEUX').standing.progress.sideSteps).toEqual({});
  });

  it('leads to no step beside the route', () => {
    expect(move(atCafe, 'PUITS').outcome).toMatchObject({ accepted: false, reason: 'not-allowed' });
  });
});

describe('another edition', () => {
  it('follows a renamed part, and forgets a removed one', () => {
    const { progress } = solved(atQuartier, 'FOUR');
    const renamed = storyOf({
      files: Object.fromEntries(
        [QUARTIER, 'steps/20-four.yaml', 'scenario.yaml', 'walkthroughs/main.yaml'].map((path) => [
          path,
          (text: string) =>
            text
              .replaceAll(/\bFOUR\b/gu, 'FOURNIL')
              .replace('name: FOURNIL\n', 'name: FOURNIL\nformerly: [FOUR]\n'),
        ]),
      ),
    });
    expect(open(resolveStanding(renamed, progress))).toEqual(['PUITS', 'TOUR']);
    expect(messages(resolveStanding(renamed, progress))).toContain('duFour');
  });

  it('moves on a player who has already solved as many parts as it needs', () => {
    const { progress } = solved(atQuartier, 'FOUR');
    const easier = needing(1);
    expect(resolveStanding(easier, progress).step?.name).toBe('CAFE');
  });

  it('takes a player whose step now stands beside the route back to the route', () => {
    const { progress } = atCafe;
    expect(resolveStanding(story, { ...progress, step: 'CAVE' }).step?.name).toBe('CAFE');
  });
});

describe('an aside that the player may miss', () => {
  it('is closed to whom its condition excludes', () => {
    const hidden = storyOf({
      files: {
        [CAVE]: (text) => text.replace('until: PHARE\n', 'until: PHARE\nif: { solved: TOUR }\n'),
      },
    });
    expect(open(resolveStanding(hidden, atCafe.progress))).toEqual([]);
    expect(open(resolveStanding(hidden, solved(atQuartier, 'TOUR', 'FOUR').progress))).toEqual(['CAVE']);
  });

  it('counts as missed at the end, as does a part that was left, and not before', () => {
    const missedAt = (end: string, ...names: readonly string[]) => {
      const all = needing(3);
      const rest = Object.keys(TINY_ANSWERS).slice(Object.keys(TINY_ANSWERS).indexOf('CAFE'));
      const onRoute = rest.filter((name) => name !== 'DETOUR' && name !== 'RIVAGE');
      const before = onRoute.slice(0, onRoute.indexOf(end));
      const first = resolveStanding(names.includes('FOUR') ? all : story, atQuartier.progress);
      return view(solved(first, ...names, ...before))?.missed;
    };
    expect(missedAt('FIN', 'PUITS', 'TOUR', 'FOUR', 'CAVE')).toBeUndefined();
    expect(missedAt('FIN', 'PUITS', 'TOUR', 'CAVE')).toBe(true);
    expect(missedAt('FIN', 'PUITS', 'TOUR', 'FOUR')).toBe(true);
    expect(missedAt('CLOCHER', 'PUITS', 'TOUR', 'FOUR')).toBeUndefined();
  });
});
