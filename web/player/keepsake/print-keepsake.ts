import type { Language } from '../../../engine/public.ts';
import { type PostCity, postmarkOf, printedDate } from '../dates.ts';
import type { MapData, MapPlace } from '../pages/map/map-data.ts';
import { MAP_WIDTH, type MapPoint, projection } from '../pages/map/projection.ts';
import { STAMP_HEIGHT, STAMP_WIDTH } from '../printed/cancelled-stamp.ts';
import {
  box,
  centred,
  fitted,
  INK,
  INK_SOFT,
  line,
  type Mark,
  movedMarks,
  PAPER,
  type PathStep,
  polyline,
  type PrintedSheet,
} from '../printed/marks.ts';
import { groundMarks } from './ground.ts';
import { numeralStamp } from './numeral-stamp.ts';
import { type SheetStamp, walkMarks, walkOf } from './walk.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** In pixels of the picture. */
const SIZES = {
  tall: { width: 1080, height: 1920 },
  square: { width: 1080, height: 1080 },
  /** A postcard’s, for which it becomes smaller. */
  card: { width: 1520, height: 1080 },
} as const satisfies Record<string, Size>;

/** Margin of everything, where the title ends, and how high the foot is. */
const [MARGIN, HEAD, FOOT] = [84, 296, 128];

export type KeepsakeFormat = keyof typeof SIZES;

export interface Keepsake {
  readonly city: PostCity;
  /** Ink of the stamps and of the walk. */
  readonly accent: string;
  readonly stamps: readonly SheetStamp[];
  /** Null in a city without one, or while the player has none. */
  readonly map: MapData | null;
  readonly product: string;
  /** How many stamps are cancelled, in words. */
  readonly count: string;
  readonly language: Language;
}

type WalkOnMap = Pick<Keepsake, 'accent' | 'map' | 'stamps'>;

const EDGE = 30;
const BAND = 34;

/** Stripes of an airmail envelope along its four sides. */
function airmail({ width, height }: Size, accent: string): readonly Mark[] {
  const starts = (length: number, from: number): readonly number[] =>
    Array.from({ length: Math.ceil(length / (3 * BAND)) + 1 }, (_, index) => from + index * 3 * BAND);
  const across = (y: number) => (x: number) =>
    polyline(
      [
        { x, y },
        { x: x + BAND, y },
        { x: x + BAND - EDGE, y: y + EDGE },
        { x: x - EDGE, y: y + EDGE },
      ],
      true,
    );
  const down = (x: number) => (y: number) =>
    polyline(
      [
        { x, y },
        { x: x + EDGE, y: y - EDGE },
        { x: x + EDGE, y: y + BAND - EDGE },
        { x, y: y + BAND },
      ],
      true,
    );
  const stripes = (from: number): readonly PathStep[] => [
    ...[0, height - EDGE].flatMap((y) => starts(width, from).flatMap(across(y))),
    ...[0, width - EDGE].flatMap((x) => starts(height, from).flatMap(down(x))),
  ];
  return [
    { kind: 'path', steps: stripes(0), fill: accent },
    { kind: 'path', steps: stripes(1.5 * BAND), fill: INK },
  ];
}

/** The paper round a box, so that nothing is drawn beyond it. */
function passePartout({ x, y, width, height }: Box, picture: Size): readonly Mark[] {
  const cover = (atX: number, atY: number, wide: number, high: number): Mark => ({
    kind: 'path',
    steps: box(atX, atY, wide, high),
    fill: PAPER,
  });
  const frame = (outside: number, weight: number): Mark => ({
    kind: 'path',
    steps: box(x - outside, y - outside, width + 2 * outside, height + 2 * outside),
    width: weight,
    ink: INK,
  });
  return [
    cover(0, 0, picture.width, y),
    cover(0, y + height, picture.width, picture.height - y - height),
    cover(0, y, x, height),
    cover(x + width, y, picture.width - x - width, height),
    frame(0, 3),
    frame(7, 1),
  ];
}

/** Room between the walk and the edge of the map, and the largest scale of the map. */
const [AROUND, LARGEST] = [64, 2.4];

/** What a box shows of a length: as much as fits, round the middle of a span, within its ends. */
function part(span: readonly number[], whole: number, length: number) {
  const [low, high] = [Math.min(...span), Math.max(...span)];
  const size = Math.min(whole, length);
  return { from: Math.min(Math.max((low + high - size) / 2, 0), whole - size), size };
}

/** A map in a picture: its box, and how its places come into it. */
interface Inset extends Box {
  readonly scale: number;
  readonly project: (place: MapPlace) => MapPoint;
}

/**
 * The map with the walk as large as a room allows, in its middle or at its top; null without a stop on it.
 */
function insetIn(room: Box, { map, stamps }: WalkOnMap, isAtTop = false): Inset | null {
  if (!map) return null;
  const sheet = projection(map);
  const { way } = walkOf(stamps, (place) => sheet.project(place), 0);
  if (way.length === 0) return null;
  const [xs, ys] = [way.map(({ x }) => x), way.map(({ y }) => y)];
  const fit = (length: number, span: readonly number[]): number =>
    (length - 2 * AROUND) / Math.max(Math.max(...span) - Math.min(...span), 1);
  const scale = Math.max(
    Math.min(room.width / MAP_WIDTH, room.height / sheet.height),
    Math.min(LARGEST, fit(room.width, xs), fit(room.height, ys)),
  );
  const across = part(xs, MAP_WIDTH, room.width / scale);
  const down = part(ys, sheet.height, room.height / scale);
  const [width, height] = [across.size * scale, down.size * scale];
  const x = room.x + (room.width - width) / 2;
  const y = isAtTop ? room.y : room.y + (room.height - height) / 2;
  const project = (place: MapPlace): MapPoint => {
    const at = sheet.project(place);
    return { x: x + (at.x - across.from) * scale, y: y + (at.y - down.from) * scale };
  };
  return { x, y, width, height, scale, project };
}

function mapMarks({ scale, project, ...frame }: Inset, { map, stamps, accent }: WalkOnMap, picture: Size) {
  const size = Math.min(26, Math.max(18, 20 * scale));
  return [
    ...(map ? groundMarks(map, project, scale) : []),
    ...walkMarks(walkOf(stamps, project, size), { size, ink: accent, paper: PAPER }),
    ...passePartout(frame, picture),
  ];
}

/** Between the map and the stamps. */
const SPACE = 56;

/** The map above the stamps or, where it becomes larger and the picture is not tall, beside them. */
function arranged(body: Box, kept: Keepsake): { readonly inset: Inset | null; readonly sheet: Box } {
  const above = insetIn({ ...body, height: body.height * 0.58 }, kept, true);
  const beside = insetIn({ ...body, width: body.width * 0.6 }, kept);
  if (!above || !beside) return { inset: null, sheet: body };
  if (body.height <= body.width && beside.width * beside.height > above.width * above.height) {
    const x = body.x + body.width * 0.6 + SPACE / 2;
    return { inset: beside, sheet: { ...body, x, width: body.x + body.width - x } };
  }
  const y = above.y + above.height + SPACE;
  return { inset: above, sheet: { ...body, y, height: body.y + body.height - y } };
}

/** Distance of neighbouring stamps, as a share of their width. */
const GAP = 0.12;

/** Rows of stamps as large as a box allows, in its middle. */
function stampMarks({ city, accent, stamps }: Keepsake, room: Box): readonly Mark[] {
  const scaleWith = (columns: number): number => {
    const rows = Math.ceil(stamps.length / columns);
    return Math.min(
      room.width / (columns + (columns - 1) * GAP) / STAMP_WIDTH,
      room.height / (rows * STAMP_HEIGHT + (rows - 1) * GAP * STAMP_WIDTH),
    );
  };
  const columns = stamps
    .map((_, index) => index + 1)
    .reduce((best, count) => (scaleWith(count) > scaleWith(best) ? count : best), 1);
  const scale = scaleWith(columns);
  const [across, down] = [(1 + GAP) * STAMP_WIDTH * scale, (STAMP_HEIGHT + GAP * STAMP_WIDTH) * scale];
  const rows = Math.ceil(stamps.length / columns);
  const left = room.x + (room.width - columns * across + GAP * STAMP_WIDTH * scale) / 2;
  const top = room.y + (room.height - rows * down + GAP * STAMP_WIDTH * scale) / 2;
  return stamps.flatMap(({ number, at, torn }, index) => {
    const { date, hour } = postmarkOf(city, at);
    const inks = { ink: INK, accent, paper: PAPER };
    const marks = numeralStamp({ number, city: city.name, date, hour, torn, inks }, index);
    return movedMarks(
      marks,
      left + (index % columns) * across,
      top + Math.floor(index / columns) * down,
      scale,
    );
  });
}

function headMarks({ city, stamps, count, language, accent }: Keepsake, width: number): readonly Mark[] {
  const title = `${city.name} R.P.`.toLocaleUpperCase('fr');
  const room = width - 2 * MARGIN;
  const last = stamps.findLast(({ at }) => at !== null)?.at ?? '';
  const day = printedDate(last, language, city.timeZone) ?? '';
  const legend = [count, day].filter(Boolean).join(' · ');
  return [
    centred(title, width / 2, 172, fitted(title, 104, room), accent),
    { kind: 'path', steps: line(MARGIN, 200, width - MARGIN, 200), width: 5, ink: INK },
    { kind: 'path', steps: line(MARGIN, 209, width - MARGIN, 209), width: 1.6, ink: INK },
    centred(legend, width / 2, 248, fitted(legend, 32, room), INK_SOFT),
  ];
}

const cancelled = (stamps: readonly SheetStamp[]) => stamps.filter(({ at }) => at !== null);

/** Paper round a map that is printed alone, and how much of it is cut off, with what the map has beyond it. */
const [RIM, CUT] = [12, 3];

/** The walk on the map alone, as large as it becomes within a size; null without a stop on it. */
export function printWalk(given: WalkOnMap, size: Size): PrintedSheet | null {
  const kept = { ...given, stamps: cancelled(given.stamps) };
  const room = { x: RIM, y: RIM, width: size.width - 2 * RIM, height: size.height - 2 * RIM };
  const inset = insetIn(room, kept);
  if (!inset) return null;
  const rim = RIM - CUT;
  const [width, height] = [inset.width + 2 * rim, inset.height + 2 * rim];
  return {
    width,
    height,
    marks: [
      { kind: 'path', steps: box(0, 0, width, height), fill: PAPER },
      ...movedMarks(mapMarks(inset, kept, size), rim - inset.x, rim - inset.y),
    ],
  };
}

/**
 * What a player shows to others: the walk on the map, and the stamps with their postmarks. Neither a name of the
 * city's places nor a drawing is on it, and nothing of a step that is not solved.
 */
export function printKeepsake(given: Keepsake, format: KeepsakeFormat): PrintedSheet {
  const size: Size = SIZES[format];
  const { width, height } = size;
  const kept = { ...given, stamps: cancelled(given.stamps) };
  const body = { x: MARGIN, y: HEAD, width: width - 2 * MARGIN, height: height - HEAD - FOOT };
  const { inset, sheet } = arranged(body, kept);
  return {
    width,
    height,
    marks: [
      { kind: 'path', steps: box(0, 0, width, height), fill: PAPER },
      ...(inset ? mapMarks(inset, kept, size) : []),
      ...airmail(size, given.accent),
      ...headMarks(kept, width),
      ...stampMarks(kept, sheet),
      centred(given.product.toLocaleUpperCase('fr'), width / 2, height - 58, 26, INK),
    ],
  };
}
