import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import type { ValuePath } from '../../../engine/scenario/parse/parse-yaml.ts';
import { typeset } from '../../components/text/typography.tsx';
import { type MapData, type MapPlace, isMapData } from '../../player/pages/map/map-data.ts';
import { MapDrawing } from '../../player/pages/map/MapDrawing.tsx';
import { type MapPoint, type Projection, projection } from '../../player/pages/map/projection.ts';
import { readText } from '../files/edit-calls.ts';
import { useFormScope } from './form-scope.ts';
import styles from './Form.module.css';
import { yamlData } from './written-at.ts';

interface PointOnMapProps {
  readonly path: ValuePath;
  readonly value: unknown;
}

const STEP_METRES = 10;
const LONG_STEP_METRES = 100;

const isPlace = (value: unknown): value is MapPlace =>
  Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'number');

/** Chooses coordinates on the city’s drawn map, by a click or by the arrow keys. */
export function PointOnMap(props: PointOnMapProps) {
  const { city, map } = useFormScope();
  const [isOpen, setOpen] = useState(false);
  const [drawn, setDrawn] = useState<MapData | 'unreadable' | null>(null);
  useEffect(() => {
    if (!isOpen || map === undefined) return;
    void readText(`${city}/${map}`).then((read) => {
      const data = read.ok ? yamlData(read.data.text) : null;
      setDrawn(isMapData(data) ? data : 'unreadable');
    });
  }, [city, map, isOpen]);
  if (map === undefined) return null;
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{typeset('Choisir sur le plan de la ville')}</summary>
      {isOpen && drawn !== null && drawn !== 'unreadable' && <Pinned drawn={drawn} {...props} />}
      {isOpen && drawn === null && <p role="status">{typeset('Le plan se lit…')}</p>}
      {isOpen && drawn === 'unreadable' && (
        <p role="alert">{typeset('Ce plan ne se lit pas : corrigez-le d’abord.')}</p>
      )}
    </details>
  );
}

function Pinned({ drawn, path, value }: PointOnMapProps & { readonly drawn: MapData }) {
  const { change, write } = useFormScope();
  const put = (next: MapPlace): boolean =>
    next
      .map((degrees, index) => change({ op: 'set', path: [...path, index], value: degrees }))
      .every(Boolean);
  return <PinnedMap drawn={drawn} place={isPlace(value) ? value : null} onPut={put} onLeave={write} />;
}

interface PinnedMapProps {
  readonly drawn: MapData;
  readonly place: MapPlace | null;
  /** False when the place is refused. */
  readonly onPut: (place: MapPlace) => boolean;
  /** After a click, and when the map loses the focus. */
  readonly onLeave?: () => void;
}

/** A drawn map with a pin that a click or the arrow keys move. */
export function PinnedMap({ drawn, place: known, onPut, onLeave }: PinnedMapProps) {
  const face = useRef<SVGSVGElement>(null);
  const help = useId();
  const sheet = projection(drawn);
  const middle = { x: sheet.width / 2, y: sheet.height / 2 };
  /** What is around is drawn some keys later. */
  const [moved, setMoved] = useState<MapPlace | null>(null);
  const place = moved ?? known;
  const at = place ? sheet.project(place) : middle;
  const isOutside = at.x < 0 || at.y < 0 || at.x > sheet.width || at.y > sheet.height;
  const put = (point: MapPoint) => {
    const next = placeAtPoint(drawn, sheet, point);
    if (onPut(next)) setMoved(next);
  };
  const leave = () => {
    setMoved(null);
    onLeave?.();
  };
  const onClick = ({ clientX, clientY }: MouseEvent) => {
    const turned = face.current?.getScreenCTM()?.inverse();
    if (!turned) return;
    put(new DOMPoint(clientX, clientY).matrixTransform(turned));
    onLeave?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const metres = event.shiftKey ? LONG_STEP_METRES : STEP_METRES;
    const next = pointAfterKey(event.key, isOutside ? middle : at, metres * sheet.unitsPerMetre);
    if (!next) return;
    event.preventDefault();
    put(next);
  };
  return (
    <>
      <p id={help}>
        {typeset('Cliquez, ou déplacez le point avec les flèches : 10 m, et 100 m avec Majuscule.')}
      </p>
      <div
        className={styles.map}
        role="application"
        aria-label={typeset('Plan de la ville')}
        aria-describedby={help}
        tabIndex={0}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onBlur={leave}
      >
        <MapDrawing map={drawn} />
        <svg ref={face} viewBox={`-34 -16 750 ${(sheet.height + 82).toFixed(0)}`} aria-hidden="true">
          {!isOutside && <circle className={styles.pin} cx={at.x} cy={at.y} r="9" />}
        </svg>
      </div>
      <p role="status">
        {typeset(
          isOutside || !place
            ? 'Ce lieu est hors du plan.'
            : place.map((degrees) => String(degrees).replace('.', ',')).join(' ; '),
        )}
      </p>
    </>
  );
}

/** A metre or so: five decimals of a degree. */
const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

/** The coordinates of a point of the drawn map: what `project` takes. */
export function placeAtPoint(
  { bounds }: Pick<MapData, 'bounds'>,
  sheet: Pick<Projection, 'width' | 'height'>,
  { x, y }: MapPoint,
): MapPlace {
  const latitude = bounds.north - (y / sheet.height) * (bounds.north - bounds.south);
  const longitude = bounds.west + (x / sheet.width) * (bounds.east - bounds.west);
  return [rounded(latitude), rounded(longitude)];
}

const DIRECTIONS: Readonly<Record<string, MapPoint>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** The point that lies some units further in the direction of a key; null for other keys. */
export function pointAfterKey(key: string, from: MapPoint, units: number): MapPoint | null {
  const direction = DIRECTIONS[key];
  return direction ? { x: from.x + direction.x * units, y: from.y + direction.y * units } : null;
}
