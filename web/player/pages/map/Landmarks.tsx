import type { MapData, MapIcon, MapLandmark } from './map-data.ts';
import type { Projection } from './projection.ts';

interface LayerProps {
  readonly map: MapData;
  readonly sheet: Projection;
}

/** Default mark of a landmark without a drawing. */
const PLAIN_MARK: MapIcon = { shape: 'M0 -18L8 0H-8Z', lines: 'M0 -11V-4' };
const MISREGISTERED = 'translate(2.5 2.5)';
const UNDER_NAME = 15;

function Icon({ icon }: { icon: MapIcon }) {
  return (
    <>
      <path d={icon.shape} stroke="var(--sheet)" strokeWidth="7" />
      <path d={icon.shape} transform={MISREGISTERED} fill="var(--tint)" stroke="none" />
      <path d={icon.shape} fill="var(--sheet)" strokeWidth="1.8" />
      {icon.lines ? <path d={icon.lines} strokeWidth="1.5" /> : null}
      {icon.solid ? <path d={icon.solid} fill="var(--ink)" stroke="none" /> : null}
    </>
  );
}

/** All icons; names are drawn after them, so that none is covered. */
export function LandmarkIcons({ map, sheet }: LayerProps) {
  return (
    <>
      {map.landmarks.map((landmark) => {
        const { x, y } = sheet.project(landmark.at);
        return (
          <g key={landmark.id} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            <Icon icon={map.icons?.[landmark.icon] ?? PLAIN_MARK} />
          </g>
        );
      })}
    </>
  );
}

export function LandmarkNames({ map, sheet }: LayerProps) {
  return (
    <g
      fill="var(--ink)"
      fontFamily="var(--sans)"
      fontSize="15"
      fontWeight="700"
      paintOrder="stroke"
      stroke="var(--sheet)"
      strokeWidth="4"
    >
      {map.landmarks.map((landmark) => (
        <LandmarkName key={landmark.id} landmark={landmark} sheet={sheet} />
      ))}
    </g>
  );
}

function LandmarkName({ landmark, sheet }: { landmark: MapLandmark; sheet: Projection }) {
  const foot = sheet.project(landmark.at);
  const x = foot.x + (landmark.dx ?? 0);
  const y = foot.y + (landmark.dy ?? 16);
  return (
    <text x={x} y={y} textAnchor={landmark.anchor ?? 'middle'}>
      {landmark.name}
      {landmark.note ? (
        <tspan x={x} dy={UNDER_NAME} fontFamily="var(--typewriter)">
          {landmark.note}
        </tspan>
      ) : null}
    </text>
  );
}

const INSECT_SPACING = 21;
/** A bee in one pen stroke, centred on the origin. */
const BEE = {
  wings: 'M-1 -3C-8 -13 -14 -9 -11 -5S-4 -2 -1 -3ZM1 -3C5 -14 12 -12 10 -7S4 -2 1 -3Z',
  body: 'M-9 1C-9 -4 7 -5 9 1C7 6 -9 6 -9 1Z',
  lines:
    'M-4 -2.500V4.200M0 -3V4.500M4 -2.500V4M9 1L12.500 1.500M7.500 -1.500C9 -5 11 -5 12 -6M-4 4.500L-6 8M0 5L-1 8.500M4 4.500L4.500 8',
};

/** Handwritten marks of the agent, over the printed map. */
export function Insects({ map, sheet }: LayerProps) {
  return (
    <>
      {(map.insects ?? []).map((swarm) => {
        const { x, y } = sheet.project(swarm.at);
        return (
          <g key={swarm.on} data-insects={swarm.count}>
            {Array.from({ length: swarm.count }, (_, index) => (
              <Bee
                key={index}
                x={x + (index - (swarm.count - 1) / 2) * INSECT_SPACING}
                y={y + (index % 2 === 0 ? 0 : -4)}
                tilt={index % 2 === 0 ? -18 : 12}
              />
            ))}
          </g>
        );
      })}
    </>
  );
}

function Bee({ x, y, tilt }: { x: number; y: number; tilt: number }) {
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${tilt}) scale(.85)`} strokeWidth="1.5">
      <path d={BEE.wings + BEE.body} stroke="var(--sheet)" strokeWidth="6" />
      <path d={BEE.body} transform={MISREGISTERED} fill="var(--tint)" stroke="none" />
      <path d={BEE.wings + BEE.body} fill="var(--sheet)" />
      <path d={BEE.lines} />
    </g>
  );
}
