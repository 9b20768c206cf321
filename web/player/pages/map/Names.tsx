import { extended, smoothPath, straightPath } from './curves.ts';
import type { MapData, MapStreet } from './map-data.ts';
import type { Projection } from './projection.ts';

interface NamesProps {
  readonly map: MapData;
  readonly sheet: Projection;
  /** Prefix that makes this drawing's ids unique. */
  readonly id: string;
}

/** An outline in the background's colour, so that no line crosses a word. */
const halo = (colour: string, width: number) =>
  ({ paintOrder: 'stroke', stroke: colour, strokeWidth: width, strokeLinejoin: 'round' }) as const;
const LINE_HEIGHT = 14;
const ABOVE_STREET = -8;
/** Centres the lines of a label vertically. */
const firstLine = (lines: number) => 4 - ((lines - 1) * LINE_HEIGHT) / 2;

/** Path for a street's name: its own label line, else the street. */
function writingPath(street: MapStreet, sheet: Projection): string {
  const line = (street.labelLine ?? street.line).map((place) => sheet.project(place));
  return street.labelLine ? straightPath(extended(line, 80)) : smoothPath(line);
}

function StreetNames({ map, sheet, id }: NamesProps) {
  const named = (map.streets ?? []).filter((street) => street.label ?? false);
  return (
    <g fontSize="12" letterSpacing=".5" textAnchor="middle" {...halo('var(--sheet)', 3)}>
      {named.map((street, index) => (
        <g key={street.name}>
          <path id={`${id}street${index}`} d={writingPath(street, sheet)} stroke="none" fill="none" />
          <text dy={street.labelLine ? 0 : ABOVE_STREET}>
            <textPath href={`#${id}street${index}`} startOffset="50%">
              {street.name}
            </textPath>
          </text>
        </g>
      ))}
    </g>
  );
}

function WaterNames({ map, sheet }: Omit<NamesProps, 'id'>) {
  return (
    <g
      fontFamily="var(--typewriter)"
      fontStyle="italic"
      fontSize="25"
      letterSpacing="9"
      textAnchor="middle"
      {...halo('var(--water)', 9)}
    >
      {(map.waters ?? []).map(({ name, label }) => {
        if (!label) return null;
        const { x, y } = sheet.project(label.at);
        return (
          <text
            key={name}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${label.angle ?? 0})`}
            dy="8"
          >
            {label.text}
          </text>
        );
      })}
    </g>
  );
}

function BridgeNames({ map, sheet }: Omit<NamesProps, 'id'>) {
  return (
    <g fontSize="12">
      {(map.bridges ?? []).map(({ name, label }) => {
        if (!label) return null;
        const { x, y } = sheet.project(label.at);
        return (
          <g key={name}>
            {label.leader ? (
              <path
                d={straightPath(label.leader.map((place) => sheet.project(place)))}
                stroke="var(--ink)"
                strokeWidth=".8"
                fill="none"
              />
            ) : null}
            <text x={x} y={y} textAnchor={label.anchor ?? 'start'} {...halo('var(--sheet)', 4)}>
              {(label.text ?? name).split('\n').map((line, index, lines) => (
                <tspan key={line} x={x} dy={index === 0 ? firstLine(lines.length) : LINE_HEIGHT}>
                  {line}
                </tspan>
              ))}
            </text>
          </g>
        );
      })}
    </g>
  );
}

function Districts({ map, sheet }: Omit<NamesProps, 'id'>) {
  return (
    <g fontSize="15" letterSpacing="3" textAnchor="middle" {...halo('var(--sheet)', 4)}>
      {(map.districts ?? []).map(({ text, at, angle }) => {
        const { x, y } = sheet.project(at);
        return (
          <text
            key={`${text}${at.join()}`}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle ?? 0})`}
          >
            {text}
          </text>
        );
      })}
    </g>
  );
}

/** All names on the ground: waters, streets along their paths, bridges, districts. */
export function Names(props: NamesProps) {
  return (
    <g fill="var(--ink)" stroke="none" fontFamily="var(--sans)">
      <WaterNames {...props} />
      <StreetNames {...props} />
      <BridgeNames {...props} />
      <Districts {...props} />
    </g>
  );
}
