import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { MapSheet } from '../../../web/player/pages/map/CityMap.tsx';
import { hachurePath, lineBetween, resample, smoothPath } from '../../../web/player/pages/map/curves.ts';
import { type SheetStamp, walkOf } from '../../../web/player/keepsake/walk.ts';
import type { MapData } from '../../../web/player/pages/map/map-data.ts';
import { MapDrawing } from '../../../web/player/pages/map/MapDrawing.tsx';
import { PageContent } from '../../../web/player/pages/PageContent.tsx';
import {
  degreesLabel,
  graticuleLines,
  projection,
  scaleBarMetres,
} from '../../../web/player/pages/map/projection.ts';
import { seatBeside } from '../../../web/player/pages/map/seats.ts';

const map: MapData = {
  title: 'Plan du port',
  bounds: { south: 48, west: 2, north: 48.02, east: 2.03 },
  graticule: 0.01,
  credit: 'D’après personne',
  note: 'Sans échelle.',
  waters: [
    {
      name: 'Le Loing',
      left: [
        [48, 2.02],
        [48.02, 2.021],
      ],
      right: [
        [48, 2.015],
        [48.02, 2.016],
      ],
      label: { at: [48.01, 2.0175], angle: -88, text: 'Loing' },
    },
  ],
  streets: [
    {
      name: 'Rue du Port',
      line: [
        [48.002, 2.002],
        [48.01, 2.004],
        [48.018, 2.003],
      ],
      width: 'main',
      label: true,
    },
  ],
  landmarks: [{ id: 'tower', name: 'La tour', at: [48.01, 2.01], icon: 'tower', note: '1825' }],
  icons: { tower: { shape: 'M-4 0V-20H4V0Z' } },
  insects: [{ on: 'La tour', count: 3, at: [48.012, 2.01] }],
  text: 'Une tour au milieu.',
};

afterEach(cleanup);

it('the sheet of a map ends with its caption, as a figure must', async () => {
  const load = () => Promise.resolve(() => <MapSheet map={map} />);
  render(<PageContent page={{ address: '/pages/1.js', media: {} }} kind="document" load={load} />);
  await screen.findByText('Une tour au milieu.');
  const caption = document.querySelector('figcaption');
  expect(caption?.textContent).toContain('D’après personne');
  expect(caption?.parentElement?.lastElementChild).toBe(caption);
});

describe('the projection', () => {
  it('maps the bounds to a sheet of width 700 in the ground’s aspect ratio', () => {
    const sheet = projection(map);
    expect(sheet.project([48.02, 2])).toEqual({ x: 0, y: 0 });
    expect(sheet.project([48, 2.03]).x).toBeCloseTo(700);
    expect(sheet.height).toBeCloseTo(697.2, 0);
  });

  it('draws the round degrees inside the bounds only', () => {
    const labels = graticuleLines(48, 48.02, 0.01).map((degrees) => degreesLabel(degrees, 'fr'));
    expect(labels).toEqual(['48,000', '48,010', '48,020']);
  });

  it('chooses a round distance for the scale', () => {
    expect(scaleBarMetres(projection(map).unitsPerMetre)).toBe(500);
  });
});

describe('the curves', () => {
  const line = [
    { x: 0, y: 0 },
    { x: 0, y: 40 },
    { x: 0, y: 100 },
  ];

  it('are cut at equal distances', () => {
    expect(resample(line, 5).map(({ y }) => y)).toEqual([0, 25, 50, 75, 100]);
  });

  it('interpolate between two banks', () => {
    expect(
      lineBetween(
        line,
        line.map(({ y }) => ({ x: 50, y })),
        0.1,
      ).map(({ x }) => x),
    ).toEqual([5, 5, 5]);
  });

  it('pass through every point', () => {
    expect(smoothPath(line)).toMatch(/^M0 0C.* 0 40C.* 0 100$/);
  });

  it('descend on the right-hand side of a crest', () => {
    const west = [
      { x: 100, y: 100 },
      { x: 100, y: 0 },
    ];
    expect(hachurePath(west)).toMatch(/^M100 100l8\.5 /);
  });
});

describe('the drawing', () => {
  it('writes every name, and draws as many insects as there are', () => {
    const { container } = render(<MapDrawing map={map} />);
    expect(screen.getByRole('img', { name: /Plan du port/ })).toBeDefined();
    for (const name of ['Loing', 'Rue du Port', 'La tour', '1825'])
      expect(container.textContent).toContain(name);
    expect(container.querySelectorAll('[data-insects="3"] > g')).toHaveLength(3);
  });

  it('has the office’s mark where the map reserves a place for it, once there is a date', () => {
    const cancelled = { city: 'Port R.P.', date: '12-10', hour: '18 H 45' };
    const { container, rerender } = render(
      <MapDrawing map={{ ...map, postmark: [48.01, 2.02] }} cancelled={cancelled} />,
    );
    expect(container.textContent).toContain('12-10');
    rerender(<MapDrawing map={{ ...map, postmark: [48.01, 2.02] }} />);
    expect(container.textContent).not.toContain('R.P.');
    rerender(<MapDrawing map={map} cancelled={cancelled} />);
    expect(container.textContent).not.toContain('R.P.');
  });

  it('draws dotted squares without an SVG pattern, which a PDF would rasterise', () => {
    const ring = [
      [48.01, 2.01],
      [48.012, 2.01],
      [48.012, 2.012],
    ] as [number, number][];
    const { container } = render(<MapDrawing map={{ ...map, squares: [{ name: 'Place du Port', ring }] }} />);
    expect(container.querySelector('pattern')).toBeNull();
    expect(container.querySelector('path[stroke-dasharray="1.8 5.2"]')).not.toBeNull();
  });

  it('gives each drawing unique ids', () => {
    const { container } = render(
      <>
        <MapDrawing map={map} />
        <MapDrawing map={map} />
      </>,
    );
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the walk on a map', () => {
  const stamp = (number: number | null, place?: readonly number[]): SheetStamp => ({
    step: `E${number}`,
    title: 'Code',
    number,
    stamp: { address: '/media/x.svg', alt: 'Une fontaine' },
    at: place ? '2026-10-12T12:07:00.000Z' : null,
    ...(place && { place }),
    torn: false,
  });
  const walked = [
    stamp(1, [48.002, 2.002]),
    stamp(2, [48.018, 2.003]),
    stamp(3, [48.0181, 2.003]),
    stamp(null, [48.01, 2.01]),
    stamp(4),
  ];

  it('goes from postmark to postmark; near places share one, and a scene has no number', () => {
    const sheet = projection(map);
    const { stops, way } = walkOf(walked, (place) => sheet.project(place), 15);
    expect(stops.map(({ numbers }) => numbers)).toEqual([[1], [2, 3], []]);
    expect(way).toEqual(stops.map(({ at }) => at));
  });

  it('is in ink on the drawing, and leaves the name of a landmark free', () => {
    const walk = { stamps: walked, ink: '#83120e' };
    const { container } = render(<MapDrawing map={map} walk={walk} />);
    const labels = [...container.querySelectorAll('[data-walk] text')].map((text) => text.textContent);
    expect(labels).toEqual(['1', '2-3', '*']);
    const sheet = projection(map);
    const tower = sheet.project([48.01, 2.01]);
    const seat = seatBeside(map, sheet, 15);
    expect(seat(tower, 15)).toEqual({ x: tower.x, y: tower.y - 15 });
    expect(seat({ x: tower.x, y: tower.y + 40 }, 15)).toEqual({ x: tower.x, y: tower.y + 55 });
  });

  it('is not on the map of a printed letter', () => {
    const { container } = render(<MapDrawing map={map} />);
    expect(container.querySelector('[data-walk]')).toBeNull();
  });
});
