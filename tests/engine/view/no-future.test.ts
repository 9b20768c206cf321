import { describe, expect, it } from 'vitest';
import { fold } from '../../../engine/answers/fold.ts';
import type { Progress } from '../../../engine/story/progress.ts';
import { unlockedMedia, unlockedPages } from '../../../engine/unlock/unlock.ts';
import type { PageKey } from '../../../engine/scenario/scenario.ts';
import { presentStatus } from '../../../engine/view/present-status.ts';
import { after, detouredTo, NOON, playedTo, SECOND, sent, standing, ville } from '../story/playing.ts';

/** All media requested while a status was built. */
function presented(progress: Progress) {
  const pages = new Set<PageKey>();
  const media = new Set<string>();
  const addresses = {
    medium: (name: string) => `/media/${media.add(name).size}`,
    page: (key: PageKey) => `/pages/${pages.add(key).size}`,
  };
  const order = {
    code: 'VILLE1',
    identifier: null,
    fullOnWin: false,
    giftFrom: null,
    version: 1,
    opened: [],
  };
  const text = JSON.stringify(
    presentStatus({
      standing: standing(progress),
      order,
      now: NOON,
      addresses,
      debug: false,
      anotherCity: null,
    }),
  );
  return { pages, media, text };
}

const states: readonly (readonly [string, Progress])[] = [
  ['SENT', sent()],
  ...ville.mainRoute.map((step) => [step, playedTo(step)] as const),
  ['DETOUR', detouredTo('DETOUR')],
  ['FIN by DETOUR', detouredTo('FIN')],
  ['RIVAGE', after(playedTo('CLOCHER'), { type: 'TAKE_ALTERNATIVE', debug: true }, NOON + 600 * SECOND)],
  ['CLOCHER, recognised', after(playedTo('CLOCHER'), { type: 'RECOGNISED' })],
  ['PORT_VIEUX, recognised', after(playedTo('PORT_VIEUX'), { type: 'RECOGNISED' })],
  ['PHARE, recognised', after(playedTo('PHARE'), { type: 'RECOGNISED' })],
];

describe.each(states)('the status at %s', (_name, progress) => {
  const { pages, media, text } = presented(progress);
  const reached = new Set(Object.keys(progress.reached));
  const locked = Object.values(ville.steps).filter(({ name }) => !reached.has(name));

  it('names exactly the unlocked pages', () => {
    expect([...pages].sort()).toEqual([...unlockedPages(standing(progress), NOON)].sort());
  });

  it('names no locked medium', () => {
    const open = unlockedMedia(standing(progress), NOON);
    expect([...media].filter((name) => !open.has(name))).toEqual([]);
  });

  it('names no later step, message, document or hint', () => {
    const messages = ville.messages.filter(({ slug }) => !pages.has(`messages/${slug}`));
    const future = [
      ...locked.map(({ name }) => name),
      ...locked.map(({ description }) => description),
      ...messages.map(({ title }) => title),
    ];
    const hints = Object.values(ville.steps).flatMap(({ name, hints: all }) =>
      name === progress.step ? all.slice(progress.clueIndex) : all,
    );
    for (const secret of [...future, ...hints]) expect(text).not.toContain(secret);
  });

  it('contains no answer of an unsolved step, except those that the story has revealed', () => {
    const unsolved = Object.values(ville.steps).filter(
      ({ name }) => !reached.has(name) || name === progress.step,
    );
    const keptBack = unsolved.flatMap(({ name, puzzle }) => {
      const isFound = name === progress.step && progress.recognised;
      return solutionsIn(puzzle, isFound ? ['finalCode'] : ['solution', 'finalCode']);
    });
    const answers = keptBack.filter((answer) => !toldBy(progress).includes(answer));
    expect(answers.filter((answer) => ` ${fold(text)} `.includes(` ${fold(answer)} `))).toEqual([]);
  });
});

/**
 * The messages of MARCHE name its place, and the recording of PHARE says the word of MUSEE: the story itself
 * reveals these.
 */
function toldBy(progress: Progress): readonly string[] {
  const atMarche = progress.step === 'MARCHE' ? ['les halles'] : [];
  const revealed = progress.recognised || progress.step === 'MUSEE' ? ['anémone'] : [];
  return [...atMarche, ...revealed];
}

/** Every text under one of these keys, at any depth. */
function solutionsIn(value: unknown, names: readonly string[]): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    names.includes(key) ? [inner].flat().map(String) : solutionsIn(inner, names),
  );
}
