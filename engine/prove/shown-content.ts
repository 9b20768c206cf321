import { unlockedTiles } from '../unlock/tiles.ts';
import { presentStatus } from '../view/present-status.ts';
import type { PlayerView, Status } from '../view/types.ts';
import { type Standing, unsolvedSteps } from '../story/standing.ts';
import { NAMES, namesIn } from './address-book.ts';
import type { Moments } from './calendar.ts';
import type { StateGraph, StoryState } from './explore.ts';
import { instrumentResponses } from './instrument.ts';

/** The view of a state, in one state of the opening hours. */
export interface StateView {
  readonly state: StoryState;
  readonly hours: keyof Moments;
  readonly view: PlayerView;
}

/** All views, and the names of everything on them as `kind:name`. */
export interface ShownContent {
  readonly screens: readonly StateView[];
  readonly names: ReadonlySet<string>;
}

const ORDER = { code: '', identifier: null, fullOnWin: false, giftFrom: null, version: 1, opened: [] } as const;

/** The status of a player, with `NAMES` as addresses. */
export function provedStatus(standing: Standing, now: number): Status {
  return presentStatus({ standing, order: ORDER, now, addresses: NAMES, debug: false, anotherCity: null });
}

/** Presents every state in every state of the opening hours, with the same presenter as the server. */
export function collectShownContent(graph: StateGraph, moments: Moments): ShownContent {
  const states = [...graph.states.values()];
  // One instant after the other: the opening hours are worked out once for each.
  const views = (Object.entries(moments) as [keyof Moments, number][]).map(([hours, now]) =>
    states.map((state) => ({ state, hours, view: provedStatus(graph.standingAt(state), now).view })),
  );
  const screens = states.flatMap((_state, index) => views.flatMap((at) => at[index] ?? [])).filter(hasView);
  const steps = new Set(screens.flatMap(({ state }) => unsolvedSteps(graph.standingAt(state)).map(({ name }) => name)));
  const revealed = [...steps].flatMap((step) => namesIn(instrumentResponses(graph.story, step)));
  return { screens, names: new Set([...screens.flatMap((stateView) => namesOn(graph, stateView)), ...revealed]) };
}

const hasView = (screen: Omit<StateView, 'view'> & { readonly view: PlayerView | null }): screen is StateView => screen.view !== null;

function namesOn({ story, standingAt }: StateGraph, { state, view }: StateView): readonly string[] {
  const step = state.position.step ?? '';
  return [
    `step:${step}`,
    ...(view.beside?.flatMap(({ name, hints }) => [`step:${name}`, ...(hints?.asked.map((_hint, index) => hintName(name, index)) ?? [])]) ??
      []),
    ...view.messages.map(({ slug }) => `message:${slug}`),
    ...view.documents.map(({ slug }) => `document:${slug}`),
    ...(view.hints?.asked.map((_hint, index) => hintName(step, index)) ?? []),
    ...unlockedTiles(standingAt(state)).map((tile) => `tile:${story.scenario.tiles.indexOf(tile)}`),
    ...namesIn(view),
  ];
}

export const hintName = (step: string, index: number): string => `hint:${step} ${index + 1}`;
