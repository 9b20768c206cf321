import type { TileId } from '../../../engine/public.ts';
import { tileEngravings } from './tile-engravings.ts';

export function TilePicture({ tile }: { readonly tile: TileId }) {
  const Picture = tileEngravings[tile];
  return <Picture />;
}
