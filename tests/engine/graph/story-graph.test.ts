import { describe, expect, it } from 'vitest';
import { wrapText } from '../../../engine/graph/placed-graph.ts';
import { sketch } from '../../../engine/graph/sketch.ts';
import { type StoryGraph, storyGraphOf } from '../../../engine/graph/story-graph.ts';
import { tinyCity, type TinyCityOverrides } from '../../../scripts/explain/cities/tiny-city.ts';

const graphOf = (overrides: TinyCityOverrides = {}): StoryGraph => storyGraphOf(sketch(tinyCity(overrides)));
const ways = ({ edges }: StoryGraph, kind: string) =>
  edges.filter((edge) => edge.kind === kind).map(({ from, to }) => `${from} ${to}`);
const node = ({ nodes }: StoryGraph, id: string) => nodes.find((candidate) => candidate.id === id);

describe('the graph of a story', () => {
  const graph = graphOf();

  it('has every step with its type, its hints and its source position', () => {
    expect(node(graph, 'PHARE')).toMatchObject({
      kind: 'puzzle',
      puzzle: 'Récepteur',
      onMainRoute: true,
      at: { file: 'steps/05-phare.yaml' },
    });
    expect(node(graph, 'DETOUR')).toMatchObject({ onMainRoute: false });
    expect(graph.nodes.filter(({ isStart }) => isStart).map(({ id }) => id)).toEqual(['GARE']);
    expect([node(graph, 'FIN')?.kind, node(graph, 'TRESOR')?.kind]).toEqual(['end', 'secret']);
  });

  it('numbers the steps as the player reads them, whatever their files say', () => {
    const renumbered = graphOf({
      files: { 'steps/01-gare.yaml': (text) => text.replace(/^index: .*/mu, 'index: 900') },
    });
    expect(node(renumbered, 'GARE')?.number).toBe('1');
    expect(node(renumbered, 'PORT_VIEUX')?.number).toBe('2');
  });

  it('has the edges between them: the next step, the alternative route, the final application', () => {
    expect(ways(graph, 'next')).toContain('GARE PORT_VIEUX');
    expect(ways(graph, 'alternative').sort()).toEqual(['CLOCHER RIVAGE', 'PHARE DETOUR']);
    const application = graph.nodes.find(({ kind }) => kind === 'application')?.id;
    expect(ways(graph, 'opens').map((way) => way.split(' ')[1])).toEqual([application]);
    expect(ways(graph, 'solves').map((way) => way.split(' ')[0])).toContain(application);
  });

  it('lists false trails on the step that they return to', () => {
    const withReply = graphOf({
      files: {
        'steps/01-gare.yaml': (text) =>
          `${text.replace(/^replies:[^]*?^(?=\w)/mu, '')}replies:\n  - { to: [LA GARE DU NORD], say: 'Une autre.' }\n`,
      },
    });
    expect(ways(withReply, 'false-trail')).toContain('GARE GARE');
    expect(node(withReply, 'GARE')?.falseTrails).toContainEqual({
      answers: ['LA GARE DU NORD'],
      says: 'Une autre.',
    });
    expect(node(graph, 'PHARE')?.falseTrails.length).toBeGreaterThan(0);
  });
});

describe('the graph of a story with errors', () => {
  it('includes a name that no step has', () => {
    const graph = graphOf({
      files: { 'steps/01-gare.yaml': (text) => text.replace('next: PORT_VIEUX', 'next: PORT_NEUF') },
    });
    expect(node(graph, 'PORT_NEUF')?.kind).toBe('missing');
    expect(ways(graph, 'next')).toContain('GARE PORT_NEUF');
  });

  it('includes a step whose file cannot be read', () => {
    const graph = graphOf({
      files: { 'steps/05-phare.yaml': (text) => text.replace('type: tuner', 'type: tunner') },
    });
    expect(node(graph, 'PHARE')?.kind).toBe('damaged');
    expect(graph.nodes.filter(({ id }) => id === 'PHARE')).toHaveLength(1);
  });

  it('includes the steps of a city whose scenario.yaml cannot be read', () => {
    const graph = graphOf({ files: { 'scenario.yaml': () => 'city: [\n' } });
    expect(node(graph, 'MUSEE')?.kind).toBe('puzzle');
  });
});

const fits = (line: string): boolean => line.length <= 10;

it('a text breaks between words, with an ellipsis where it is cut', () => {
  expect(wrapText('une lettre et une carte', fits, 3)).toEqual(['une lettre', 'et une', 'carte']);
  expect(wrapText('une lettre et une carte', fits, 2)).toEqual(['une lettre', 'et une…']);
  expect(wrapText('une carte, une lettre', fits, 1)).toEqual(['une…']);
});

it('a word wider than the line is cut', () => {
  expect(wrapText('anticonstitutionnellement', fits, 2)).toEqual(['anticonst…']);
});
