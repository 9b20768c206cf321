// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { placeGraph } from '../../../server/studio/place-graph.ts';
import { sketch } from '../../../engine/graph/sketch.ts';
import { storyGraphOf } from '../../../engine/graph/story-graph.ts';
import { tinyCity } from '../../../scripts/explain/cities/tiny-city.ts';
import { StoryMap } from '../../../web/studio/graph/StoryMap.tsx';
import type { ArrowEditing } from '../../../web/studio/graph/use-arrows.ts';

const ROOM = { width: 600, height: 500 };

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(ROOM.width);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(ROOM.height);
});
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const graph = placeGraph(storyGraphOf(sketch(tinyCity())));
const arrows = { menu: null, close: () => undefined } as unknown as ArrowEditing;

it('keeps the current step in sight when the drawing puts it elsewhere', () => {
  const map = (shift: number) => (
    <StoryMap
      graph={{
        ...graph,
        width: graph.width + shift,
        nodes: graph.nodes.map((node) => ({ ...node, x: node.x + shift })),
      }}
      here="PHARE"
      onChoose={() => undefined}
      arrows={arrows}
      controls={null}
      words={null}
    >
      {null}
    </StoryMap>
  );
  const { container, rerender } = render(map(0));
  const middle = (shift: number) => {
    const lie = container.querySelector('svg > g')?.getAttribute('transform') ?? '';
    const [x = 0, , scale = 0] = [...lie.matchAll(/-?[\d.]+/gu)].map(Number);
    return x + ((graph.nodes.find(({ id }) => id === 'PHARE')?.x ?? 0) + shift) * scale;
  };
  for (const shift of [0, 3000]) {
    rerender(map(shift));
    expect(middle(shift)).toBeGreaterThan(0);
    expect(middle(shift)).toBeLessThan(ROOM.width);
  }
});
