import { describe, expect, it } from 'vitest';
import {
  cardAt,
  changeableArrows,
  stepWays,
  waysOfArrow,
  waysToStep,
} from '../../../web/studio/graph/step-ways.ts';
import { yamlData } from '../../../web/studio/form/written-at.ts';
import { placeGraph } from '../../../server/studio/place-graph.ts';
import { storyGraphOf } from '../../../engine/graph/story-graph.ts';
import { sketch } from '../../../engine/graph/sketch.ts';
import { branchingCity } from '../../../scripts/explain/cities/branching-city.ts';

const ways = (text: string) => stepWays(yamlData(text));
const labels = (found: ReturnType<typeof ways>) =>
  found.map(({ label, path, to }) => [label, path.join('.'), to]);

describe('an arrow drawn to a step', () => {
  it('is the next step where none is said', () => {
    expect(labels(waysToStep(ways('name: A\n'), 'C'))).toEqual([['Étape suivante', 'next', null]]);
  });

  it('asks which way it is where there are several, without those that lead there already', () => {
    const text =
      'next: B\nalternative: C\npuzzle: { options: [{ name: a, label: Oui }, { name: b, label: Non, next: C }] }\n';
    expect(labels(waysToStep(ways(text), 'C'))).toEqual([
      ['Étape suivante', 'next', 'B'],
      ['Option « Oui »', 'puzzle.options.0.next', null],
    ]);
    expect(labels(waysToStep(ways('next: B\n'), 'C'))).toEqual([
      ['Étape suivante', 'next', 'B'],
      ['Trajet de secours', 'alternative', null],
    ]);
  });

  it('stands for every way of its kind to that step, in the place where the file names it', () => {
    const text =
      'next: [{ if: { solved: X }, to: B }, { to: C }]\nalternative: C\npuzzle: { options: [{ name: a, label: Oui, next: C }] }\n';
    expect(labels(waysOfArrow(ways(text), { kind: 'next', to: 'C' }))).toEqual([
      ['Étape suivante, cas 2', 'next.1.to', 'C'],
      ['Option « Oui »', 'puzzle.options.0.next', 'C'],
    ]);
    expect(labels(waysOfArrow(ways(text), { kind: 'alternative', to: 'C' }))).toEqual([
      ['Trajet de secours', 'alternative', 'C'],
    ]);
  });
});

describe('the drawing', () => {
  const graph = placeGraph(storyGraphOf(sketch(branchingCity())));

  it('offers every arrow that a file names, and finds the card under a pointer', () => {
    const arrows = changeableArrows(graph).map(({ from, to }) => `${from} ${to}`);
    expect(arrows).toContain('PHARE DETOUR');
    expect(arrows.some((arrow) => arrow.startsWith('final-'))).toBe(false);
    for (const { id, at, x, y, width } of graph.nodes) {
      expect(cardAt(graph, { x, y })?.id ?? null).toBe(at ? id : null);
      expect(cardAt(graph, { x: x + width, y })?.id).not.toBe(id);
    }
  });
});
