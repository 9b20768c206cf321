import { useLanguage } from '../../../words/use-words.ts';
import type { MapData } from './map-data.ts';
import { degreesLabel, GRATICULE, graticuleLines, scaleBarMetres, type Projection } from './projection.ts';

interface FurnitureProps {
  readonly map: MapData;
  readonly sheet: Projection;
}

const TICK = 12;

/** Double border of the map, with degrees in the margin. */
export function Frame({ map, sheet }: FurnitureProps) {
  const language = useLanguage();
  const { width, height } = sheet;
  const { south, north, west, east } = map.bounds;
  const rows = graticuleLines(south, north, map.graticule ?? GRATICULE).map((degrees) => ({
    degrees,
    y: sheet.project([degrees, west]).y,
  }));
  const columns = graticuleLines(west, east, map.graticule ?? GRATICULE).map((degrees) => ({
    degrees,
    x: sheet.project([south, degrees]).x,
  }));
  const ticks = rows
    .map(({ y }) => `M${-TICK} ${y.toFixed(1)}H0M${width} ${y.toFixed(1)}h${TICK}`)
    .concat(
      columns.map(({ x }) => `M${x.toFixed(1)} ${-TICK}V0M${x.toFixed(1)} ${height.toFixed(1)}v${TICK}`),
    );
  return (
    <>
      <path d={`M0 0H${width}V${height.toFixed(1)}H0Z`} strokeWidth="2.4" />
      <path d={`M-5 -5H${width + 5}V${(height + 5).toFixed(1)}H-5Z`} />
      <path d={ticks.join('')} strokeWidth="1.2" />
      <g stroke="none" fill="var(--ink)" fontFamily="var(--typewriter)" fontSize="12" textAnchor="middle">
        {rows.map(({ degrees, y }) => (
          <text key={degrees} transform={`translate(-17 ${y.toFixed(1)}) rotate(-90)`}>
            {degreesLabel(degrees, language)}
          </text>
        ))}
        {columns.map(({ degrees, x }) => (
          <text key={degrees} x={x} y={height + 26}>
            {degreesLabel(degrees, language)}
          </text>
        ))}
      </g>
    </>
  );
}

export function North({ sheet }: { sheet: Projection }) {
  return (
    <g transform={`translate(${sheet.width - 42} 62)`}>
      <path d="M0 -38L11 8L0 0L-11 8Z" fill="var(--sheet)" strokeWidth="2" />
      <path d="M0 -38L0 0L-11 8Z" fill="var(--ink)" />
      <text
        y="30"
        textAnchor="middle"
        fontSize="20"
        fontWeight="700"
        stroke="var(--water)"
        strokeWidth="4"
        paintOrder="stroke"
        fill="var(--ink)"
        fontFamily="var(--typewriter)"
      >
        N
      </text>
    </g>
  );
}

export function ScaleBar({ sheet }: { sheet: Projection }) {
  const metres = scaleBarMetres(sheet.unitsPerMetre);
  const length = metres * sheet.unitsPerMetre;
  const quarter = length / 4;
  return (
    <g transform={`translate(6 ${(sheet.height + 52).toFixed(1)})`}>
      <path d={`M0 0H${length.toFixed(1)}V7H0Z`} fill="var(--sheet)" />
      <path
        d={`M0 0h${quarter.toFixed(1)}v7H0ZM${(quarter * 2).toFixed(1)} 0h${quarter.toFixed(1)}v7h${(-quarter).toFixed(1)}Z`}
        fill="var(--ink)"
      />
      <g stroke="none" fill="var(--ink)" fontSize="12" textAnchor="middle" fontFamily="var(--typewriter)">
        <text x="0" y="-6">
          0
        </text>
        <text x={length / 2} y="-6">
          {metres / 2}
        </text>
        <text x={length} y="-6">
          {metres} m
        </text>
      </g>
    </g>
  );
}
