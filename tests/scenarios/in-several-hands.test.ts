import { beforeAll, describe, expect, it } from 'vitest';
import {
  openedMark,
  parseWalkthroughs,
  recognise,
  resolveStanding,
  type Status,
  unlockedMedia,
  unlockedPages,
  puzzleTypeOf,
} from '../../engine/index.ts';
import { handIn, type HeldRoles } from '../../engine/hands/hand.ts';
import { answerBook } from '../../engine/prove/answers.ts';
import { everyParty } from '../../engine/prove/shares.ts';
import { explore, type StateGraph } from '../../engine/prove/explore.ts';
import { NAMES, namesIn } from '../../engine/prove/address-book.ts';
import { provedStatus } from '../../engine/prove/shown-content.ts';
import type { ScenarioSource, Step } from '../../engine/scenario/scenario.ts';
import type { Standing } from '../../engine/story/standing.ts';
import { cityNames, everyCity, compileTestCity, readCity } from '../support/cities/cities.ts';
import { isWholeRun } from '../support/suite/whole-run.ts';

const LATER = 5 * 24 * 60 * 60_000;
/**
 * States drawn of a city, evenly spread: one that remembers the others repeats its own for each past, a hundred
 * thousand in all.
 */
const MOST_STATES = 5_000;

const shared = (isWholeRun ? everyCity : cityNames.slice(0, 1)).filter(
  (slug) => readCity(slug).scenario.roles.length > 0,
);

/** The same files without roles, and without anything that is for one. */
function inOneHand(source: ScenarioSource): ScenarioSource {
  const plain = (text: string) =>
    text
      .replace(/^party:\n(?: .*\n)+/mu, '')
      .replaceAll(/^ *for: .*\n/gmu, '')
      .replaceAll(/ for: [\p{Ll}-]+,/gu, '');
  return {
    ...source,
    files: source.files.map(({ path, text }) => ({
      path,
      text: path.endsWith('.yaml') ? plain(text) : text,
    })),
  };
}

/**
 * Everything that a telephone can draw: papers, pages, media, instruments, applications, details of
 * documents.
 */
const drawn = ({ view, infos }: Status): readonly string[] =>
  view === null
    ? Object.keys(infos)
    : [
        ...Object.keys(infos),
        ...view.messages.map(({ slug }) => `message ${slug}`),
        ...view.documents.map(({ slug }) => `document ${slug}`),
        ...namesIn(view),
        ...(view.puzzle ? ['puzzle'] : []),
        ...(view.beside ?? []).flatMap(({ name, puzzle }) => (puzzle ? [`puzzle ${name}`] : [])),
        ...(view.analyser ? ['analyser'] : []),
        ...(view.final ? ['final'] : []),
      ];

it('one of the cities can be played in several hands', () => {
  expect(shared.length).toBeGreaterThan(0);
});

describe.each(shared)('%s in several hands', (slug) => {
  const { source, story, scenario } = readCity(slug);
  const roles = scenario.roles.map((role) => role.slug);
  let graph: StateGraph;
  let moments: readonly (readonly [Standing, number])[];
  const statuses = (hand: HeldRoles) =>
    moments.map(([standing, now]) => provedStatus({ ...standing, hand }, now));

  beforeAll(() => {
    graph = explore(story, answerBook(story, parseWalkthroughs(source)));
    const every = Math.ceil(graph.states.size / MOST_STATES);
    moments = [...graph.states.values()]
      .filter((_state, index) => index % every === 0)
      .map((state) => [graph.standingAt(state), state.now + LATER]);
  });

  it('is to the byte the same game for a player with all papers as without roles, but for the offer to share them', () => {
    const plain = compileTestCity(inOneHand(source));
    expect(plain.scenario.roles).toEqual([]);
    const withoutRoles = moments.map(([{ progress, elsewhere }, now]) =>
      provedStatus(resolveStanding(plain.story, progress, elsewhere), now),
    );
    const text = ({ view, ...status }: Status): string => {
      const { roles: _offered, contentVersion: _version, ...shown } = view ?? {};
      return JSON.stringify([status, shown]);
    };
    expect(statuses(null).map(text)).toEqual(withoutRoles.map(text));
    expect(statuses(new Set(roles)).map(drawn)).toEqual(statuses(null).map(drawn));
  });

  it('shows everything on some telephone of each party of one to six, and after each departure', () => {
    const everything = statuses(null).map((status) => new Set(drawn(status)));
    const byHand = new Map<string, readonly (readonly string[])[]>();
    const seenIn = (hand: HeldRoles) => {
      const key = hand === null ? '' : [...hand].sort().join(' ');
      const seen = byHand.get(key) ?? statuses(hand).map(drawn);
      byHand.set(key, seen);
      return seen;
    };
    for (const deal of everyParty(roles)) {
      const hands = [...deal.keys()].map((id) => seenIn(handIn(deal, id, roles)));
      everything.forEach((all, index) => {
        expect(new Set(hands.flatMap((seen) => seen[index] ?? []))).toEqual(all);
      });
    }
  });

  it.each(roles)('gives the role %s nothing of what is for others, but its title and who has it', (role) => {
    const hand = new Set([role]);
    const isOthers = (thing: { readonly for?: string }): boolean =>
      thing.for !== undefined && thing.for !== role;
    const pagesOf = (kind: 'messages' | 'documents') =>
      scenario[kind]
        .filter(isOthers)
        .flatMap(({ slug: own, versions = [] }) =>
          [own, ...versions.map(({ page }) => page)].map((page) => `${kind}/${page}`),
        );
    const hidden = [...pagesOf('messages'), ...pagesOf('documents')];
    const isHidden = (key: string): boolean =>
      hidden.some((page) => key === page || key.startsWith(`${page}.`) || key.startsWith(`${page}~`));
    const mediaOf = ({ puzzle }: Step): readonly string[] => {
      const { always = [], onceRecognised = [] } = puzzle ? puzzleTypeOf(puzzle).media(puzzle) : {};
      return [...always, ...onceRecognised];
    };
    const steps = Object.values(scenario.steps);
    const ours = new Set([
      ...steps.filter((step) => !isOthers(step)).flatMap(mediaOf),
      ...Object.entries(scenario.pages).flatMap(([key, { media }]) => (isHidden(key) ? [] : media)),
    ]);
    const theirs = [
      ...steps.filter(isOthers).flatMap(mediaOf),
      ...Object.entries(scenario.pages).flatMap(([key, { media }]) => (isHidden(key) ? media : [])),
    ].filter((name) => !ours.has(name));
    expect(theirs.length).toBeGreaterThan(0);
    let told = 0;
    for (const [whole, now] of moments) {
      const standing = { ...whole, hand };
      const status = provedStatus(standing, now);
      expect([...unlockedPages(standing, now)].filter(isHidden)).toEqual([]);
      expect(namesIn(status).filter((name) => isHidden(name.replace('page:', '')))).toEqual([]);
      const open = unlockedMedia(standing, now);
      expect(
        namesIn(status).flatMap((name) =>
          name.startsWith('medium:') && !open.has(name.slice(7)) ? name : [],
        ),
      ).toEqual([]);
      expect(theirs.filter((name) => open.has(name))).toEqual([]);
      const isAnalyser = ({ id }: { readonly id: string }): boolean => id === 'analyser';
      if (scenario.tiles.some((tile) => tile.app === 'frequencies' && isOthers(tile))) {
        expect(status.view?.analyser ?? null).toBeNull();
        const wholeTile = provedStatus(whole, now).view?.tiles.find(isAnalyser);
        expect(status.view?.tiles.find(isAnalyser)?.disabled).toBe(wholeTile && true);
      }
      for (const kind of ['messages', 'documents'] as const)
        for (const paper of scenario[kind].filter(isOthers))
          expect(openedMark(standing, kind, paper.slug, now)).toBeNull();
      if (standing.step && isOthers(standing.step)) {
        expect([status.view?.puzzle, status.view?.puzzleHeldBy]).toEqual([
          null,
          scenario.roles.find(({ slug: one }) => one === standing.step?.for)?.name,
        ]);
        expect(recognise(standing, '1892', { addresses: NAMES, debug: false })).toEqual({
          recognised: false,
        });
      }
      told += (status.view?.hands?.messages.length ?? 0) + (status.view?.hands?.documents.length ?? 0);
    }
    expect(told).toBeGreaterThan(0);
  });
});
