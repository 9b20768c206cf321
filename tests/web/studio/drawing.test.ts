import { describe, expect, it } from 'vitest';
import { edgePath, labelPoint } from '../../../web/studio/graph/StoryDrawing.tsx';
import { zoomedAt } from '../../../web/studio/graph/use-pan-zoom.ts';
import { duration, kilometres } from '../../../web/studio/views/french-numbers.ts';

describe('an interactive drawing', () => {
  it('is zoomed around the pointer, within limits', () => {
    const point = { x: 300, y: 200 };
    const under = ({ x, y, scale }: ReturnType<typeof zoomedAt>) => [
      (point.x - x) / scale,
      (point.y - y) / scale,
    ];
    const lie = { x: 40, y: -60, scale: 0.8 };
    expect(under(zoomedAt(lie, 1.5, point)).map(Math.round)).toEqual(under(lie).map(Math.round));
    expect([zoomedAt(lie, 1000, point).scale, zoomedAt(lie, 0.0001, point).scale]).toEqual([2.5, 0.15]);
  });

  it('routes a line around corners between two cards', () => {
    const points = [0, 10, 20].map((y, index) => ({ x: index * 5, y }));
    expect(edgePath(points)).toBe('M0 0Q5 10 7.5 15L10 20');
    expect(edgePath(points.slice(0, 2))).toBe('M0 0L5 10');
    expect(labelPoint(points.slice(0, 2))).toEqual({ x: 2.5, y: 5 });
  });
});

describe('readable figures', () => {
  it('times and distances', () => {
    expect([duration(42), duration(170), duration(4800)]).toEqual(['42 s', '3 min', '1 h 20']);
    expect([kilometres(348), kilometres(6240)]).toEqual(['350 m', '6,2 km']);
  });
});
