import type { MapPoint } from './projection.ts';

const round = (value: number) => Math.round(value * 10) / 10;
const at = (point: MapPoint) => `${round(point.x)} ${round(point.y)}`;
const between = (from: MapPoint, to: MapPoint, share: number): MapPoint => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});
const distance = (from: MapPoint, to: MapPoint) => Math.hypot(to.x - from.x, to.y - from.y);

/** `M… L…`, straight from point to point. */
export function straightPath(points: readonly MapPoint[], closed = false): string {
  return points.length === 0 ? '' : `M${points.map(at).join('L')}${closed ? 'Z' : ''}`;
}

/** A Catmull-Rom curve through all the points, written as Béziers. */
export function smoothPath(points: readonly MapPoint[]): string {
  const first = points[0];
  if (!first) return '';
  const curves = points.slice(0, -1).map((from, index) => {
    const to = points[index + 1] ?? from;
    const before = points[index - 1] ?? from;
    const after = points[index + 2] ?? to;
    const leave = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const reach = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `C${at(leave)} ${at(reach)} ${at(to)}`;
  });
  return `M${at(first)}${curves.join('')}`;
}

function catmullRom(
  before: MapPoint,
  from: MapPoint,
  to: MapPoint,
  after: MapPoint,
  share: number,
): MapPoint {
  const blend = (a: number, b: number, c: number, d: number) =>
    0.5 *
    (2 * b +
      (c - a) * share +
      (2 * a - 5 * b + 4 * c - d) * share ** 2 +
      (3 * b - a - 3 * c + d) * share ** 3);
  return { x: blend(before.x, from.x, to.x, after.x), y: blend(before.y, from.y, to.y, after.y) };
}

/** The same curve as a polyline. */
export function sampleCurve(points: readonly MapPoint[], perSegment = 16): readonly MapPoint[] {
  const last = points.at(-1);
  if (!last) return [];
  const samples = points.slice(0, -1).flatMap((from, index) => {
    const to = points[index + 1] ?? from;
    const before = points[index - 1] ?? from;
    const after = points[index + 2] ?? to;
    return Array.from({ length: perSegment }, (_, step) =>
      catmullRom(before, from, to, after, step / perSegment),
    );
  });
  return [...samples, last];
}

export const lengthOf = (points: readonly MapPoint[]): number =>
  points.slice(1).reduce((sum, point, index) => sum + distance(points[index] ?? point, point), 0);

/** `count` points at equal distances along a polyline, ends included. */
export function resample(points: readonly MapPoint[], count: number): readonly MapPoint[] {
  const first = points[0];
  if (!first) return [];
  const lengths = points.slice(1).map((point, index) => distance(points[index] ?? point, point));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  return Array.from({ length: count }, (_, index) => {
    let left = (total * index) / Math.max(1, count - 1);
    for (const [segment, length] of lengths.entries()) {
      const from = points[segment] ?? first;
      const to = points[segment + 1] ?? from;
      if (left <= length || segment === lengths.length - 1)
        return between(from, to, length === 0 ? 0 : Math.min(1, left / length));
      left -= length;
    }
    return first;
  });
}

/** Line at a constant share of the width between two banks: 0 is the left one, 1 the right one. */
export function lineBetween(
  left: readonly MapPoint[],
  right: readonly MapPoint[],
  share: number,
): readonly MapPoint[] {
  return left.map((point, index) => between(point, right[index] ?? point, share));
}

export const DOTS = { apart: 7, width: 1.8 } as const;

/**
 * Lines across the bounding box of a ring, every second one shifted by half a step; dashed as long as they
 * are wide, they become dots.
 */
export function dotRows(ring: readonly MapPoint[]): string {
  const [xs, ys] = [ring.map(({ x }) => x), ring.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const step = DOTS.apart / 2;
  const rows = Math.max(0, Math.ceil((bottom - top) / step));
  return Array.from({ length: rows }, (_, row) => {
    const from = { x: left + (row % 2) * step, y: top + (row + 0.5) * step };
    return `M${at(from)}H${round(right)}`;
  }).join('');
}

const HACHURE_EVERY = 5.6;
const HACHURE_LENGTHS = [8.5, 10.7, 13, 9.6, 11.9];

/** Short strokes on the right-hand side of a crest. */
export function hachurePath(crest: readonly MapPoint[]): string {
  const curve = sampleCurve(crest);
  const length = lengthOf(curve);
  const feet = resample(curve, Math.max(2, Math.round(length / HACHURE_EVERY)));
  return feet
    .map((foot, index) => {
      const from = feet[index - 1] ?? foot;
      const to = feet[index + 1] ?? foot;
      const span = distance(from, to) || 1;
      const reach = HACHURE_LENGTHS[index % HACHURE_LENGTHS.length] ?? 10;
      return `M${at(foot)}l${round((-(to.y - from.y) / span) * reach)} ${round(((to.x - from.x) / span) * reach)}`;
    })
    .join('');
}

/** Extends a line at both ends, so that no name along it is cut. */
export function extended(points: readonly MapPoint[], by: number): readonly MapPoint[] {
  const first = points[0];
  const last = points.at(-1);
  const second = points[1];
  const beforeLast = points.at(-2);
  if (!first || !last || !second || !beforeLast) return points;
  const away = (from: MapPoint, to: MapPoint): MapPoint =>
    between(from, to, 1 + by / (distance(from, to) || 1));
  return [away(second, first), ...points.slice(1, -1), away(beforeLast, last)];
}
