import { routesOf } from '../puzzles/shared/links.ts';
import type { ViewInput } from './context.ts';
import type { PlayerView } from './types.ts';

/** The specification's factors of the loading. */
const LOADING_FACTOR = { play: 0.4, debug: 0.04 };

/** The final application; null where its page is out of reach, and nothing of it is told. */
export function presentFinal({ unlocked, debug }: ViewInput): PlayerView['final'] {
  const tile = unlocked.openTiles.find(({ app }) => app === 'final');
  if (!tile?.final) return null;
  const { least = 1, most = 9, select = 'Sélectionner', open = 'Accéder', placeholder, patterns, links } = tile.final;
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
