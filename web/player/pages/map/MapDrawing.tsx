import { useId } from 'react';
import { Frame, North, ScaleBar } from './Furniture.tsx';
import { Graticule, Hachures, Streets, Waters } from './Ground.tsx';
import { Insects, LandmarkIcons, LandmarkNames } from './Landmarks.tsx';
import type { MapData } from './map-data.ts';
import { Names } from './Names.tsx';
import { projection } from './projection.ts';

/** The whole sheet in one cartographic style, from coordinates alone; it needs two grey levels at most. */
export function MapDrawing({ map, className }: { map: MapData; className?: string | undefined }) {
  const id = useId();
  const sheet = projection(map);
  const layer = { map, sheet };
  return (
    <svg
      className={className}
      viewBox={`-34 -16 750 ${(sheet.height + 82).toFixed(0)}`}
      role="img"
      aria-label={`${map.title} : la version en toutes lettres suit`}
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
        <pattern id={`${id}dots`} width="7" height="7" patternUnits="userSpaceOnUse">
          <circle cx="2" cy="2" r="1" fill="var(--ink)" stroke="none" />
          <circle cx="5.5" cy="5.5" r="1" fill="var(--ink)" stroke="none" />
        </pattern>
      </defs>
      <g clipPath={`url(#${id}frame)`}>
        <Graticule {...layer} />
        <Hachures {...layer} />
        <Waters {...layer} />
        <Streets {...layer} dots={`${id}dots`} />
        <LandmarkIcons {...layer} />
        <Names {...layer} id={id} />
        <LandmarkNames {...layer} />
        <Insects {...layer} />
        <North sheet={sheet} />
      </g>
      <Frame {...layer} />
      <ScaleBar sheet={sheet} />
    </svg>
  );
}
