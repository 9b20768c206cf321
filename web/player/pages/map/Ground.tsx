import {
  dotRows,
  DOTS,
  hachurePath,
  lineBetween,
  resample,
  sampleCurve,
  smoothPath,
  straightPath,
} from './curves.ts';
import type { MapBridge, MapData, MapStreet, MapWater, MapPlace } from './map-data.ts';
import { GRATICULE, graticuleLines, type MapPoint, type Projection } from './projection.ts';

const BANK_POINTS = 90;
/** Water lines: share of the width from each bank, and line weight. */
const WATER_LINES = [
  { share: 0.1, weight: 1 },
  { share: 0.22, weight: 0.8 },
  { share: 0.36, weight: 0.6 },
] as const;
const STREET_WIDTH = { main: 9, minor: 6.5 } as const;
const BRIDGE_WIDTH = 8;
const CASING = 2.6;

interface LayerProps {
  readonly map: MapData;
  readonly sheet: Projection;
}

const points = (sheet: Projection, places: readonly MapPlace[]): readonly MapPoint[] =>
  places.map((place) => sheet.project(place));

export function Graticule({ map, sheet }: LayerProps) {
  const { south, north, west, east } = map.bounds;
  const rows = graticuleLines(south, north, map.graticule ?? GRATICULE).map(
    (latitude) => sheet.project([latitude, west]).y,
  );
  const columns = graticuleLines(west, east, map.graticule ?? GRATICULE).map(
    (longitude) => sheet.project([south, longitude]).x,
  );
  const path = rows
    .map((y) => `M0 ${y.toFixed(1)}H${sheet.width}`)
    .concat(columns.map((x) => `M${x.toFixed(1)} 0V${sheet.height.toFixed(1)}`));
  return <path d={path.join('')} strokeWidth=".9" strokeDasharray="1 6" strokeLinecap="butt" />;
}

export function Hachures({ map, sheet }: LayerProps) {
  return <path d={(map.hachures ?? []).map(({ line }) => hachurePath(points(sheet, line))).join('')} />;
}

export function Waters({ map, sheet }: LayerProps) {
  return (
    <>
      {(map.waters ?? []).map((water) => (
        <Water key={water.name} water={water} sheet={sheet} />
      ))}
    </>
  );
}

function Water({ water, sheet }: { water: MapWater; sheet: Projection }) {
  const left = resample(sampleCurve(points(sheet, water.left)), BANK_POINTS);
  const right = resample(sampleCurve(points(sheet, water.right)), BANK_POINTS);
  return (
    <>
      <path d={straightPath([...left, ...right.toReversed()], true)} fill="var(--water)" stroke="none" />
      {WATER_LINES.map(({ share, weight }) => (
        <path
          key={share}
          d={
            straightPath(lineBetween(left, right, share)) + straightPath(lineBetween(left, right, 1 - share))
          }
          strokeWidth={weight}
        />
      ))}
      <path d={straightPath(lineBetween(left, right, 0.5))} strokeWidth=".6" strokeDasharray="14 6" />
      <path d={straightPath(left) + straightPath(right)} strokeWidth="2.2" />
    </>
  );
}

const streetPath = (sheet: Projection, { line }: MapStreet) => smoothPath(points(sheet, line));
const bridgePath = (sheet: Projection, { line }: MapBridge) => straightPath(points(sheet, line));

/**
 * Cased streets: ink first, then the sheet's colour, so that crossings are open. Squares lie between the two.
 */
export function Streets({ map, sheet, id }: LayerProps & { id: string }) {
  const streets = map.streets ?? [];
  const bridges = map.bridges ?? [];
  const squares = map.squares ?? [];
  return (
    <>
      {streets.map((street) => (
        <path
          key={street.name}
          d={streetPath(sheet, street)}
          strokeWidth={STREET_WIDTH[street.width ?? 'minor']}
          strokeLinecap="butt"
        />
      ))}
      {bridges.map((bridge) => (
        <path
          key={bridge.name}
          d={bridgePath(sheet, bridge)}
          strokeWidth={BRIDGE_WIDTH}
          strokeLinecap="butt"
        />
      ))}
      {squares.map(({ name, ring }) => (
        <path key={name} d={straightPath(points(sheet, ring), true)} fill="var(--sheet)" strokeWidth="1.6" />
      ))}
      <g stroke="var(--sheet)">
        {streets.map((street) => (
          <path
            key={street.name}
            d={streetPath(sheet, street)}
            strokeWidth={STREET_WIDTH[street.width ?? 'minor'] - CASING}
            strokeLinecap="butt"
          />
        ))}
        {bridges.map((bridge) => (
          <path
            key={bridge.name}
            d={bridgePath(sheet, bridge)}
            strokeWidth={BRIDGE_WIDTH - CASING}
            strokeLinecap="square"
          />
        ))}
      </g>
      {squares.map(({ name, ring }, index) => (
        <Dots key={name} ring={points(sheet, ring)} id={`${id}square${index}`} />
      ))}
    </>
  );
}

/**
 * Rows of dots clipped to a square. In a PDF a pattern would become a bitmap of the whole area and a round
 * dot eight curves, so these are short dashes.
 */
function Dots({ ring, id }: { ring: readonly MapPoint[]; id: string }) {
  return (
    <>
      <clipPath id={id}>
        <path d={straightPath(ring, true)} />
      </clipPath>
      <path
        d={dotRows(ring)}
        clipPath={`url(#${id})`}
        strokeWidth={DOTS.width}
        strokeDasharray={`${DOTS.width} ${DOTS.apart - DOTS.width}`}
        strokeLinecap="butt"
      />
    </>
  );
}
