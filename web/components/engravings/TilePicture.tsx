import type { TileId } from '../../../engine/public.ts';
import { tileEngravings } from './tile-engravings.ts';

/** The picture of a stamp, by itself. */
export function TilePicture({ tile }: { readonly tile: TileId }) {
  const Picture = tileEngravings[tile];
  return <Picture />;
}
