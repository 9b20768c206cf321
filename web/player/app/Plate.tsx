import type { TileId } from '../../../engine/public.ts';
import { lazyPicture } from '../../components/lazy.ts';
import styles from './Plate.module.css';

const Picture = lazyPicture(
  async () => (await import('../../components/engravings/TilePicture.tsx')).TilePicture,
);

interface PlateProps {
  readonly tile: TileId;
  /** Until then only its room is reserved: the question and its input load first. */
  readonly isMounted: boolean;
}

/** Picture of the step's stamp, in the room that a form leaves above it, or none. */
export function Plate({ tile, isMounted }: PlateProps) {
  return (
    <div data-late className={`engraving--night ${styles.plate}`}>
      {isMounted && <Picture tile={tile} />}
    </div>
  );
}
