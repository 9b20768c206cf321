import { unlockedTiles } from '../unlock/tiles.ts';
import { presentStatus } from '../view/present-status.ts';
import type { PlayerView, Status } from '../view/types.ts';
import type { Standing } from '../story/standing.ts';
import { NAMES, namesIn } from './address-book.ts';
import type { Moments } from './calendar.ts';
import type { StateGraph, StoryState } from './explore.ts';
import { askProvedInstrument } from './instrument.ts';

/** What the screen is drawn from in a state, at an hour of each kind. */
export interface Sight {
  readonly state: StoryState;
  readonly hours: keyof Moments;
  readonly view: PlayerView;
}

/** All that is shown to somebody: the screens, and the name of every thing on them, as `kind:name`. */
export interface Sights {
  readonly screens: readonly Sight[];
  readonly seen: ReadonlySet<string>;
}

const ORDER = { code: '', identifier: null, fullOnWin: false, giftFrom: null, version: 1, opened: [] } as const;

/** The status of a player, with names for addresses. */
export function provedStatus(standing: Standing, now: number): Status {
  return presentStatus({ standing, order: ORDER, now, addresses: NAMES, debug: false, anotherCity: null });
}

/** Looks at every state at every kind of hour, through the one projection that leaves the server. */
export function lookEverywhere(graph: StateGraph, moments: Moments): Sights {
  const screens = [...graph.states.values()].flatMap((state) =>
    (Object.entries(moments) as [keyof Moments, number][]).flatMap(([hours, now]): Sight[] => {
      const { view } = provedStatus(graph.standingAt(state), now);
      return view ? [{ state, hours, view }] : [];
    }),
  );
  const steps = new Set(screens.flatMap(({ state }) => state.position.step ?? []));
  const heard = [...steps].flatMap((step) => namesIn(askProvedInstrument(graph.story, step)));
  return { screens, seen: new Set([...screens.flatMap((sight) => thingsOn(graph, sight)), ...heard]) };
}

/** The name of everything that a screen shows. */
function thingsOn({ story, standingAt }: StateGraph, { state, view }: Sight): readonly string[] {
  const step = state.position.step ?? '';
  return [
    `step:${step}`,
    ...view.messages.map(({ slug }) => `message:${slug}`),
    ...view.documents.map(({ slug }) => `document:${slug}`),
    ...(view.hints?.asked.map((_hint, index) => hintName(step, index)) ?? []),
    ...unlockedTiles(standingAt(state)).map((tile) => `tile:${story.scenario.tiles.indexOf(tile)}`),
    ...namesIn(view),
  ];
}

export const hintName = (step: string, index: number): string => `hint:${step} ${index + 1}`;
