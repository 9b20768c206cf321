import type { ExtraTile, Step } from '../scenario/scenario.ts';
import type { ViewInput } from './context.ts';
import { routeBeside } from './present-beside.ts';
import type { DocumentView, MessageView, TileView } from './types.ts';

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

/** The step's tile, the extra tiles, Messages (disabled when there are none), Documents, and the open asides. */
export function presentTiles(input: ViewInput, messages: readonly MessageView[], documents: readonly DocumentView[]): readonly TileView[] {
  const { unlocked, step, standing } = input;
  const asides = standing.beside.filter((side) => side.step.kind === 'aside');
  const enabled = { disabled: false, isNew: false };
  const isNew = (entries: readonly { readonly isNew: boolean }[]): boolean => entries.some((entry) => entry.isNew);
  return [
    { id: step.tile, ...FIRST_TILES[step.tile], ...enabled },
    ...unlocked.tiles.map(({ app, label }) => ({ ...APP_TILES[app], label, ...enabled })),
    { id: 'messages', label: 'Messages', to: '/home/app/messages', disabled: messages.length === 0, isNew: isNew(messages) },
    { id: 'documents', label: 'Documents', to: '/home/app/documents', disabled: false, isNew: isNew(documents) },
    ...asides.map(({ step: { name, beside }, attempts, isSolved }): TileView => {
      const isUntried = attempts.clueIndex === 0 && attempts.wrongAnswers.length === 0;
      return { id: 'aside', label: beside?.title ?? name, to: routeBeside(name), disabled: isSolved, isNew: !isSolved && isUntried };
    }),
  ];
}
