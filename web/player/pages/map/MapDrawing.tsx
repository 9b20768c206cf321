import { useId } from 'react';
import { Postmark, type PostmarkProps } from '../../../components/papers/Postmark.tsx';
import { Frame, North, ScaleBar } from './Furniture.tsx';
import { Graticule, Hachures, Streets, Waters } from './Ground.tsx';
import { Insects, LandmarkIcons, LandmarkNames } from './Landmarks.tsx';
import type { MapData } from './map-data.ts';
import { Names } from './Names.tsx';
import { projection, type MapPoint } from './projection.ts';
import { type InkedWalk, Walk } from './Walk.tsx';
import { useWords } from '../../../words/use-words.ts';

interface MapDrawingProps {
  readonly map: MapData;
  readonly className?: string | undefined;
  /** Postmark, where the map has a place for it. */
  readonly cancelled?: Pick<PostmarkProps, 'city' | 'date' | 'hour'> | null;
  readonly walk?: InkedWalk | null;
}

/** The whole sheet, drawn from coordinates; it needs at most two grey levels. */
export function MapDrawing({ map, className, cancelled, walk }: MapDrawingProps) {
  const words = useWords('game').pages.map;
  const id = useId();
  const sheet = projection(map);
  const layer = { map, sheet };
  return (
    <svg
      className={className}
      data-shape={sheet.height < sheet.width ? 'wide' : 'tall'}
      viewBox={`-34 -16 750 ${(sheet.height + 82).toFixed(0)}`}
      role="img"
      aria-label={words.drawing(map.title)}
      fill="none"
      stroke="var(--ink)"
      strokeWidth="1"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <defs>
        <clipPath id={`${id}frame`}>
          <path d={`M0 0H${sheet.width}V${sheet.height.toFixed(1)}H0Z`} />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}frame)`}>
        <Graticule {...layer} />
        <Hachures {...layer} />
        <Waters {...layer} />
        <Streets {...layer} id={id} />
        <LandmarkIcons {...layer} />
        {walk && <Walk {...walk} {...layer} />}
        <Names {...layer} id={id} />
        <LandmarkNames {...layer} />
        <Insects {...layer} />
        {map.postmark && cancelled ? <Cancellation at={sheet.project(map.postmark)} {...cancelled} /> : null}
        <North sheet={sheet} />
      </g>
      <Frame {...layer} />
      <ScaleBar sheet={sheet} />
    </svg>
  );
}

const MARK_WIDTH = 180;
const MARK_HEIGHT = (MARK_WIDTH * 120) / 246;

function Cancellation({ at, ...mark }: { at: MapPoint } & Pick<PostmarkProps, 'city' | 'date' | 'hour'>) {
  return (
    <g
      transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) rotate(-9) translate(${-MARK_WIDTH / 2} ${-MARK_HEIGHT / 2})`}
    >
      <Postmark width={MARK_WIDTH} {...mark} />
    </g>
  );
}
