import { unlockedTiles } from '../unlock/unlock.ts';
import { presentStatus } from '../view/present-status.ts';
import type { PlayerView, Status } from '../view/types.ts';
import { type Standing, standingOf, unsolvedSteps } from '../story/standing.ts';
import { NAMES, namesIn } from './address-book.ts';
import type { Moments } from './calendar.ts';
import type { StateGraph, StoryState } from './explore.ts';
import { oncePerPosition } from './graph.ts';
import { instrumentResponses } from './answers.ts';

/** The view of a state in one state of the opening hours, or before or after the messages that come later. */
export interface StateView {
  readonly state: StoryState;
  readonly at: keyof Moments | 'before-mail' | 'after-mail';
  readonly view: PlayerView;
}

/** All views, and the names of everything on them as `kind:name`. */
export interface ShownContent {
  readonly screens: readonly StateView[];
  readonly names: ReadonlySet<string>;
}

const ORDER = {
  code: '',
  identifier: null,
  fullOnWin: false,
  giftFrom: null,
  version: 1,
  opened: [],
} as const;

/** The status of a player, with `NAMES` as addresses. */
export function provedStatus(standing: Standing, now: number): Status {
  return presentStatus({ standing, order: ORDER, now, addresses: NAMES, debug: false, anotherCity: null });
}

/** Longer than any message takes to come. */
const ALL_MAIL_MS = 5 * 24 * 60 * 60_000;

/** A player so quick that no message that comes later has arrived. */
export function hurried({ story, progress }: Standing, now: number): Standing {
  const reached = Object.fromEntries(Object.keys(progress.reached).map((step) => [step, now]));
  return standingOf(story, { ...progress, reached, lastStepDate: now });
}

/** The views of all states before and after the mail that comes later; none in a city without any. */
function mailViews({ story, standingAt }: StateGraph, states: readonly StoryState[]): readonly Screen[] {
  if (!story.scenario.messages.some(({ arrives }) => arrives)) return [];
  const latest = states.reduce((last, { now }) => Math.max(last, now), -Infinity);
  const viewOf = (standing: Standing, now: number): Screen['view'] => provedStatus(standing, now).view;
  return [
    ...states.map((state) => ({
      state,
      at: 'before-mail' as const,
      view: viewOf(hurried(standingAt(state), latest), latest),
    })),
    ...states.map((state) => ({
      state,
      at: 'after-mail' as const,
      view: viewOf(standingAt(state), latest + ALL_MAIL_MS),
    })),
  ];
}

/**
 * Presents every state with the same presenter as the server, in one state of the opening hours, and each
 * step and route in all of them: what a player decided changes no hours. One instant after the other: the
 * opening hours are calculated once for each.
 */
export function collectShownContent(graph: StateGraph, moments: Moments): ShownContent {
  const states = [...graph.states.values()];
  const [[usual], ...others] = Object.entries(moments) as [
    [keyof Moments, number],
    ...[keyof Moments, number][],
  ];
  const viewsAt = (at: keyof Moments, seen: readonly StoryState[]): readonly Screen[] =>
    seen.map((state) => ({ state, at, view: provedStatus(graph.standingAt(state), moments[at] ?? 0).view }));
  const inOtherHours = others.flatMap(([at]) => viewsAt(at, oncePerPosition(states)));
  const mail = mailViews(graph, states);
  const screens = [...viewsAt(usual, states), ...inOtherHours, ...mail].filter(hasView);
  const steps = new Set(
    screens.flatMap(({ state }) => unsolvedSteps(graph.standingAt(state)).map(({ name }) => name)),
  );
  const revealed = [...steps].flatMap((step) => namesIn(instrumentResponses(graph.story, step)));
  return {
    screens,
    names: new Set([...screens.flatMap((stateView) => namesOn(graph, stateView)), ...revealed]),
  };
}

type Screen = Omit<StateView, 'view'> & { readonly view: PlayerView | null };

const hasView = (screen: Screen): screen is StateView => screen.view !== null;

function namesOn({ story, standingAt }: StateGraph, { state, view }: StateView): readonly string[] {
  const step = state.position.step ?? '';
  return [
    `step:${step}`,
    ...(view.beside?.flatMap(({ name, hints }) => [
      `step:${name}`,
      ...(hints?.asked.map((_hint, index) => hintName(name, index)) ?? []),
    ]) ?? []),
    ...view.messages.map(({ slug }) => `message:${slug}`),
    ...view.documents.map(({ slug }) => `document:${slug}`),
    ...(view.hints?.asked.map((_hint, index) => hintName(step, index)) ?? []),
    ...unlockedTiles(standingAt(state)).map((tile) => `tile:${story.scenario.tiles.indexOf(tile)}`),
    ...namesIn(view),
  ];
}

export const hintName = (step: string, index: number): string => `hint:${step} ${index + 1}`;
