import type { TileId } from '../../../engine/public.ts';
import { latePicture } from '../../components/engravings/late-picture.tsx';
import styles from './Plate.module.css';

const Picture = latePicture(async () => (await import('../../components/engravings/TilePicture.tsx')).TilePicture);

interface PlateProps {
  readonly tile: TileId;
  /** Until then its place is kept: what is asked and what answers it come first. */
  readonly isDrawn: boolean;
}

/** The picture of the stamp that led here: it takes the room that a form leaves above it, or none. */
export function Plate({ tile, isDrawn }: PlateProps) {
  return (
    <div data-late className={`engraving--night ${styles.plate}`}>
      {isDrawn && <Picture tile={tile} />}
    </div>
  );
}
