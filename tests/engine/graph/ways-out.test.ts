import { describe, expect, it } from 'vitest';
import { sketch } from '../../../engine/graph/sketch.ts';
import { storyGraphOf } from '../../../engine/graph/story-graph.ts';
import { branchingCity } from '../../../scripts/explain/cities/branching-city.ts';
import { talkingCity } from '../../support/cities/talking-city.ts';
import type { FileChange, TinyCityOverrides } from '../../../scripts/explain/cities/tiny-city.ts';

const graphOf = (overrides: TinyCityOverrides = {}) => storyGraphOf(sketch(branchingCity(overrides)));

/** The words of each edge that the right answer takes from a step, by target. */
function wordsFrom(step: string, change?: { readonly path: string; readonly to: FileChange }) {
  const { edges } = graphOf(change && { files: { [change.path]: change.to } });
  return Object.fromEntries(
    edges.filter(({ from, kind }) => from === step && kind === 'next').map(({ to, words }) => [to, words]),
  );
}

const QUAI = 'steps/18-quai.yaml';
const nextOf = (next: string) => ({
  path: QUAI,
  to: (text: string) => text.replace('next: CAFE\n', `next:\n${next}`),
});

describe('the edges of a choice', () => {
  it('bear the words of the options that lead there', () => {
    expect(wordsFrom('QUAI')).toEqual({ BARQUE: ['Suivre la silhouette'], CAFE: ['Rester sous l’horloge'] });
  });

  it('with the same target are one edge', () => {
    const together = { path: QUAI, to: (text: string) => text.replace('      next: BARQUE\n', '') };
    expect(wordsFrom('QUAI', together)).toEqual({ CAFE: ['Rester sous l’horloge', 'Suivre la silhouette'] });
  });

  it('bear the condition of a case after the option’s name', () => {
    const cases = nextOf('  - { if: { solved: GARE }, to: MARCHE }\n  - { to: CAFE }\n');
    expect(wordsFrom('QUAI', cases)).toEqual({
      BARQUE: ['Suivre la silhouette'],
      MARCHE: ['attendre, si GARE est résolue'],
      CAFE: ['attendre, sinon'],
    });
  });

  it('name only the options for which a case on the choice itself holds', () => {
    const cases = nextOf('  - { if: { chose: { QUAI: attendre } }, to: MARCHE }\n  - { to: CAFE }\n');
    expect(wordsFrom('QUAI', cases)).toEqual({
      BARQUE: ['Suivre la silhouette'],
      MARCHE: ['Rester sous l’horloge'],
    });
  });
});

describe('the edges of a dialogue', () => {
  it('bear the words of the replies that lead there', () => {
    const { edges } = storyGraphOf(sketch(talkingCity()));
    const ways = edges
      .filter(({ from, kind }) => from === 'QUAI' && kind === 'next')
      .map(({ to, words }) => [to, words]);
    expect(Object.fromEntries(ways)).toEqual({ BARQUE: ['Je vous suis'], CAFE: ['J’attends'] });
  });
});

describe('the edges of cases', () => {
  it('bear their conditions, the last one « sinon »', () => {
    const cases = (text: string) =>
      text.replace(
        'next: MARCHE',
        'next:\n  - { if: { not: { chose: { QUAI: suivre } } }, to: MARCHE }\n  - { to: PHARE }',
      );
    expect(wordsFrom('CAFE', { path: 'steps/03-cafe.yaml', to: cases })).toEqual({
      MARCHE: ['sauf si QUAI : suivre'],
      PHARE: ['sinon'],
    });
    expect(wordsFrom('CAFE')).toEqual({ MARCHE: [] });
  });
});

describe('the things that arrive at a step', () => {
  const { nodes } = graphOf();
  const arrives = (id: string) => nodes.find((node) => node.id === id)?.arrives;

  it('are listed with their conditions', () => {
    expect(arrives('GARE')).toEqual(['Ordre de mission']);
    expect(arrives('CAFE')).toEqual(['Une lettre ancienne', 'Des bottes mouillées, si QUAI : suivre']);
    expect(arrives('MARCHE')).toEqual(['Carnet (autre version)']);
  });

  it('are those that a player really finds on each route', () => {
    expect(arrives('MUSEE')).toEqual(['Après le phare', 'Récepteur']);
    expect(arrives('DETOUR')).toEqual(['Le détour']);
  });

  it('leave out what is there already', () => {
    expect(arrives('BARQUE')).toEqual([]);
  });
});
