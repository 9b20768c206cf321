import type { PlayerView } from '../../../engine/public.ts';
import type { SheetRoom } from '../app/sheet-plan.ts';
import { fetchMap } from '../pages/map/map-data.ts';
import { useLoaded } from '../pages/use-loaded.ts';
import { SheetMarks } from '../printed/SheetMarks.tsx';
import { printWalk } from './print-keepsake.ts';
import type { SheetStamp } from './walk.ts';

interface PrintedWalkProps {
  /** Address of the map’s data. */
  readonly address: string;
  readonly city: PlayerView['city'];
  readonly stamps: readonly SheetStamp[];
  readonly room: SheetRoom;
  readonly className?: string | undefined;
}

/** Units of the drawing in a hundredth of the sheet’s width. */
const UNITS = 10.8;

/** The city’s map with the inked walk, in a room of the printed sheet. */
export function PrintedWalk({ address, city, stamps, room, className }: PrintedWalkProps) {
  const { state } = useLoaded(address, fetchMap);
  if (state.status !== 'ready') return <div data-page={state.status} />;
  const size = { width: room.width * UNITS, height: room.height * UNITS };
  const walk = printWalk({ accent: city.accent.onPaper, stamps, map: state.value }, size);
  return (
    walk && (
      <div className={className} style={{ '--map-width': walk.width / UNITS }}>
        <SheetMarks {...walk} />
      </div>
    )
  );
}
