import { routesOf } from '../puzzles/shared/links.ts';
import type { ViewInput } from './context.ts';
import type { PlayerView } from './types.ts';

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
