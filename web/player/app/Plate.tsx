import type { TileId } from '../../../engine/public.ts';
import { tileEngravings } from '../../components/engravings/tile-engravings.ts';
import styles from './Plate.module.css';

/** The picture of the stamp that led here: it takes the room that a form leaves above it, or none. */
export function Plate({ tile }: { readonly tile: TileId }) {
  const Picture = tileEngravings[tile];
  return (
    <div className={`engraving--night ${styles.plate}`}>
      <Picture />
    </div>
  );
}
