import { routesOf } from '../puzzles/shared/links.ts';
import type { ExtraTile, Step } from '../scenario/scenario.ts';
import type { ViewInput } from './context.ts';
import { routeBeside } from './present-beside.ts';
import { roleName, unlockedElsewhere } from './present-hands.ts';
import type { PlayerView, TileView } from './types.ts';

const CODE = '/home/app/code';

/** Label and route of each step's first tile. */
const FIRST_TILES: Readonly<Record<Step['tile'], Pick<TileView, 'label' | 'to'>>> = {
  alpha: { label: 'Point ALPHA', to: CODE },
  code: { label: 'Code', to: CODE },
  sms: { label: 'Échange SMS', to: CODE },
  'last-sms': { label: 'Dernier SMS', to: CODE },
  frequencies: { label: 'Fréquences', to: CODE },
  'secret-app': { label: 'Application secrète', to: CODE },
  trail: { label: 'Piste à suivre', to: CODE },
  credits: { label: 'Crédits', to: '/home/app/credits' },
};

export function firstTileLabel(step: Step): string {
  return FIRST_TILES[step.tile].label;
}

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
  const elsewhere = hands ? unlockedElsewhere(standing, now).tiles : [];
  const noMessage = messages.length === 0 && !hands?.messages.length;
  const asides = standing.beside.filter((side) => side.step.kind === 'aside');
  const enabled = { disabled: false, isNew: false };
  const isNew = (entries: readonly { readonly isNew: boolean }[]): boolean =>
    entries.some((entry) => entry.isNew);
  return [
    { id: step.tile, ...FIRST_TILES[step.tile], ...enabled },
    ...unlocked.tiles.map(({ app, label }) => ({ ...APP_TILES[app], label, ...enabled })),
    ...elsewhere.map((tile) => ({
      ...APP_TILES[tile.app],
      label: tile.label,
      disabled: true,
      isNew: false,
      heldBy: roleName(standing.story.scenario, tile),
    })),
    {
      id: 'messages',
      label: 'Messages',
      to: '/home/app/messages',
      disabled: noMessage,
      isNew: isNew(messages),
    },
    {
      id: 'documents',
      label: 'Documents',
      to: '/home/app/documents',
      disabled: false,
      isNew: isNew(documents),
    },
    ...asides.map(({ step: { name, beside }, attempts, isSolved }): TileView => {
      const isUntried = attempts.clueIndex === 0 && attempts.wrongAnswers.length === 0;
      return {
        id: 'aside',
        label: beside?.title ?? name,
        to: routeBeside(name),
        disabled: isSolved,
        isNew: !isSolved && isUntried,
      };
    }),
  ];
}

/** Loading factors of the specification. */
const LOADING_FACTOR = { play: 0.4, debug: 0.04 };

/** Null while its page cannot be opened, so that nothing of it leaves the server. */
export function presentFinal({
  unlocked,
  debug,
}: Pick<ViewInput, 'unlocked' | 'debug'>): PlayerView['final'] {
  const tile = unlocked.openTiles.find(({ app }) => app === 'final');
  if (!tile?.final) return null;
  const {
    least = 1,
    most = 9,
    select = 'Sélectionner',
    open = 'Accéder',
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
