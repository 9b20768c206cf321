import { Button } from '../../../components/actions/Button.tsx';
import { Stack } from '../../../components/layout/layout.tsx';
import { useWords } from '../../../words/use-words.ts';
import { type SheetStamp, walkMarks, walkOf } from '../../keepsake/walk.ts';
import { Marks } from '../../printed/SheetMarks.tsx';
import { type PlayerStory, useStory } from '../../story.ts';
import styles from './CityMap.module.css';
import type { MapData } from './map-data.ts';
import type { Projection } from './projection.ts';
import { seatBeside } from './seats.ts';

export interface InkedWalk {
  readonly stamps: readonly SheetStamp[];
  /** Its colour. */
  readonly ink: string;
}

/** What the player has walked so far; null before the first solved step, and on the map of a printed letter. */
export function useInkedWalk(): InkedWalk | null {
  const { view } = (useStory() as Partial<PlayerStory> | null | undefined) ?? {};
  if (!view?.stamps?.some(({ place }) => place)) return null;
  return { stamps: view.stamps, ink: view.city.accent.onPaper };
}

/** Radius of a postmark. */
const SIZE = 15;

interface LayerProps {
  readonly map: MapData;
  readonly sheet: Projection;
}

/** The walk on the sheet of a map, under its words. */
export function Walk({ stamps, ink, ...layer }: InkedWalk & LayerProps) {
  const walk = walkOf(stamps, (place) => layer.sheet.project(place), SIZE);
  const set = seatBeside(layer.map, layer.sheet, SIZE);
  return (
    <g fontFamily="var(--typewriter)" data-walk>
      <Marks marks={walkMarks(walk, { size: SIZE, set, ink, paper: 'var(--sheet)' })} />
    </g>
  );
}

/** Under an inked map. */
export function WalkNote() {
  const words = useWords('beside').keep;
  return (
    <Stack gap={3} className={styles.inked}>
      <p>{words.inked}</p>
      <Button onClick={() => window.print()}>{words.print}</Button>
    </Stack>
  );
}
