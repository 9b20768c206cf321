import { routesOf } from '../puzzles/shared/links.ts';
import type { ExtraTile, Step } from '../scenario/scenario.ts';
import type { ViewInput } from './context.ts';
import { routeBeside } from './present-beside.ts';
import { roleName, unlockedElsewhere } from './present-hands.ts';
import { presentStamp } from './present-step.ts';
import type { PlayerView, TileView } from './types.ts';

/** The route of a step's first tile. */
const routeOf = ({ tile }: Step): string => (tile === 'credits' ? '/home/app/credits' : '/home/app/code');

/** Extra tiles by application. */
const APP_TILES: Readonly<Record<ExtraTile['app'], Pick<TileView, 'id' | 'to'>>> = {
  frequencies: { id: 'analyser', to: '/home/app/frequencies' },
  final: { id: 'final', to: '/home/app/final' },
};

type Papers = Pick<PlayerView, 'messages' | 'documents' | 'hands'>;

/**
 * The step's tile, the extra tiles (disabled in another hand), Messages (disabled when there are none),
 * Documents, and the open asides.
 */
export function presentTiles(input: ViewInput, { messages, documents, hands }: Papers): readonly TileView[] {
  const { unlocked, step, standing, now } = input;
  const { scenario, words } = standing.story;
  const elsewhere = hands ? unlockedElsewhere(standing, now).tiles : [];
  const noMessage = messages.length === 0 && !hands?.messages.length;
  const asides = standing.beside.filter((side) => side.step.kind === 'aside');
  const enabled = { disabled: false, isNew: false };
  const isNew = (entries: readonly { readonly isNew: boolean }[]): boolean =>
    entries.some((entry) => entry.isNew);
  return [
    {
      id: step.tile,
      label: words.tiles[step.tile],
      to: routeOf(step),
      ...enabled,
      ...presentStamp(input, step),
    },
    ...unlocked.tiles.map(({ app, label }) => ({ ...APP_TILES[app], label, ...enabled })),
    ...elsewhere.map((tile) => ({
      ...APP_TILES[tile.app],
      label: tile.label,
      disabled: true,
      isNew: false,
      heldBy: roleName(scenario, tile),
    })),
    {
      id: 'messages',
      label: words.tiles.messages,
      to: '/home/app/messages',
      disabled: noMessage,
      isNew: isNew(messages),
    },
    {
      id: 'documents',
      label: words.tiles.documents,
      to: '/home/app/documents',
      disabled: false,
      isNew: isNew(documents),
    },
    ...asides.map(({ step: aside, attempts, isSolved }): TileView => {
      const { name, beside } = aside;
      const isUntried = attempts.clueIndex === 0 && attempts.wrongAnswers.length === 0;
      return {
        id: 'aside',
        label: beside?.title ?? name,
        to: routeBeside(name),
        disabled: isSolved,
        isNew: !isSolved && isUntried,
        ...presentStamp(input, aside),
      };
    }),
  ];
}

/** Loading factors of the specification. */
const LOADING_FACTOR = { play: 0.4, debug: 0.04 };

/** Null while its page cannot be opened, so that nothing of it leaves the server. */
export function presentFinal({
  standing,
  unlocked,
  debug,
}: Pick<ViewInput, 'standing' | 'unlocked' | 'debug'>): PlayerView['final'] {
  const tile = unlocked.openTiles.find(({ app }) => app === 'final');
  if (!tile?.final) return null;
  const { finalApp } = standing.story.words;
  const {
    least = 1,
    most = 9,
    select = finalApp.select,
    open = finalApp.open,
    placeholder,
    patterns,
    links,
  } = tile.final;
  return {
    label: tile.label,
    header: tile.header ?? tile.label,
    subheader: tile.subheader ?? null,
    least,
    most,
    select,
    open,
    placeholder,
    patterns,
    loadingFactor: debug ? LOADING_FACTOR.debug : LOADING_FACTOR.play,
    links: routesOf(links),
  };
}
