// @vitest-environment jsdom
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parse } from '@ts-graphviz/ast';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sketch } from '../../engine/graph/sketch.ts';
import { storyGraphOf, type StoryGraph } from '../../engine/graph/story-graph.ts';
import { toDot, toMermaid } from '../../scripts/graph/diagrams.ts';
import { main } from '../../scripts/graph.ts';
import { placeGraph } from '../../server/studio/place-graph.ts';
import { toSvg } from '../../scripts/graph/svg.tsx';
import { createMachine } from 'xstate';
import { writeCity } from '../../scripts/explain/cities/city-folder.ts';
import { callScript } from '../support/programs/call-script.ts';
import { cityNames, readCity } from '../support/cities/cities.ts';
import { runScript } from '../support/programs/run.ts';
import { branchingCity } from '../../scripts/explain/cities/branching-city.ts';
import { tinyCity } from '../../scripts/explain/cities/tiny-city.ts';

const NASTY = 'Un « mot », un "autre" ; <b> & une \\ barre. #1';
const story = storyGraphOf(sketch(tinyCity()));
const branching = storyGraphOf(sketch(branchingCity()));
const nasty: StoryGraph = {
  ...branching,
  nodes: branching.nodes.map((node) => ({ ...node, title: NASTY, arrives: [NASTY] })),
  edges: branching.edges.map((edge) => ({ ...edge, words: edge.words.map(() => NASTY) })),
};

describe('a story in Graphviz’s DOT', () => {
  /** The graph's statements by kind; throws on invalid DOT. */
  const statements = (text: string, type: 'Node' | 'Edge') =>
    parse(text).children.flatMap((graph) =>
      'children' in graph ? graph.children.filter((child) => child.type === type) : [],
    );

  it('has a statement for each step and each edge, for any titles', () => {
    for (const graph of [story, branching, nasty]) {
      expect(statements(toDot(graph), 'Node')).toHaveLength(graph.nodes.length);
      expect(statements(toDot(graph), 'Edge')).toHaveLength(graph.edges.length);
    }
  });

  it('draws a choice as a hexagon, with its options on its edges', () => {
    expect(toDot(branching)).toMatch(
      /"QUAI" \[label="3\. QUAI\\nUne silhouette s’éloigne\.\\nChoix", shape=hexagon\]/u,
    );
    expect(toDot(branching)).toContain(
      '"QUAI" -> "BARQUE" [class="next", label="Suivre la silhouette", weight=10]',
    );
  });

  it('fails this check with an unescaped quote', () => {
    expect(() => statements(toDot(nasty).replaceAll('\\"', '"'), 'Node')).toThrow();
  });
});

describe('a story in Mermaid', () => {
  const LINE =
    /^ {2}(?:\w+(?:\[|\(\[|\{\{?|\[\[|>)"[^"<>]*(?:<br\/>[^"<>]*)*"(?:\]|\]\)|\}\}?|\]\])(?::::\w+)?|\w+ (?:-->|-\.->)(?:\|"[^|"<>]+(?:<br\/>[^|"<>]+)*"\|)? \w+|classDef .+)$/u;
  const body = (graph: StoryGraph) => toMermaid(graph).trimEnd().split('\n').slice(4);

  it('has a line for each step and each edge, for any titles', () => {
    for (const graph of [story, branching, nasty]) {
      expect(toMermaid(graph)).toMatch(/^---\ntitle: "Ville"\n---\nflowchart TD\n/u);
      expect(body(graph).filter((line) => !LINE.test(line))).toEqual([]);
      expect(body(graph).length).toBe(graph.nodes.length + graph.edges.length + 2);
    }
  });

  it('draws a choice as a rhombus, with its options on its edges', () => {
    expect(body(branching)).toContain('  QUAI{"3. QUAI<br/>Une silhouette s’éloigne.<br/>Choix"}');
    expect(body(branching)).toContain('  QUAI -->|"Suivre la silhouette"| BARQUE');
  });

  it('fails this check with a quote in a title', () => {
    expect(
      body(nasty)
        .map((line) => line.replace('#quot;', '"'))
        .filter((line) => !LINE.test(line)).length,
    ).toBeGreaterThan(0);
  });
});

describe('a story as SVG', () => {
  const documentOf = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml');

  it('is self-contained XML that draws and labels every step', () => {
    for (const graph of [story, branching, nasty]) {
      const svg = toSvg(graph);
      const document = documentOf(svg);
      expect(document.querySelectorAll('g > title')).toHaveLength(graph.nodes.length);
      expect(svg).not.toMatch(/var\(|url\((?!#)|<script|@import|https?:\/\/(?!www\.w3\.org\/2000\/svg)/u);
    }
  });

  it('has no overlapping steps', () => {
    const { nodes } = placeGraph(branching);
    const boxes = nodes.map(({ x, y, width, height }) => ({
      x: x - width / 2,
      y: y - height / 2,
      width,
      height,
    }));
    const meet = boxes.filter((a, index) =>
      boxes
        .slice(index + 1)
        .some(
          (b) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height,
        ),
    );
    expect(boxes).toHaveLength(branching.nodes.length);
    expect(meet).toEqual([]);
  });
});

describe('npm run graph', () => {
  let scenarios = '';
  beforeAll(() => {
    scenarios = mkdtempSync(join(tmpdir(), 'cities-'));
    const { slug, files } = tinyCity({
      files: { 'steps/01-gare.yaml': (text) => text.replace('next: PORT_VIEUX', 'next: PORT_NEUF') },
    });
    for (const { path, text } of files) {
      mkdirSync(dirname(join(scenarios, slug, path)), { recursive: true });
      writeFileSync(join(scenarios, slug, path), text);
    }
  });
  afterAll(() => rmSync(scenarios, { recursive: true, force: true }));

  it('draws the readable part of an invalid city with a notice, and exits with 1', async () => {
    const out = join(scenarios, 'ville.svg');
    const { code, stdout, stderr } = await runScript('graph.ts', [
      'ville',
      '--scenarios',
      scenarios,
      '--out',
      out,
    ]);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('npm run check ville');
    expect(readFileSync(out, 'utf8')).toContain('PORT_NEUF');
  });

  it('prints the graphs of all cities as JSON', () => {
    const { stdout } = callScript(main, ['--json', '--scenarios', scenarios]);
    const { cities } = JSON.parse(stdout) as { cities: StoryGraph[] };
    expect(cities.map(({ city, edges }) => [city, edges.some(({ to }) => to === 'PORT_NEUF')])).toEqual([
      ['ville', true],
    ]);
  });

  it('prints the state machine as JSON from which it can be rebuilt', () => {
    const [city = ''] = cityNames;
    const { stdout } = callScript(main, [city, '--format', 'xstate']);
    const machine = createMachine(JSON.parse(stdout) as Parameters<typeof createMachine>[0]);
    const route = machine.root.states.route ?? machine.root;
    expect(Object.keys(route.states)).toEqual(['COMMAND', 'SENT', 'ACTIVATED', 'DONE', 'LOST', 'MOVED']);
    expect([...machine.events].sort()).toEqual([...readCity(city).story.machine.events].sort());
  });

  it('prints the machine’s guards with their conditions', () => {
    writeCity(
      scenarios,
      branchingCity({
        slug: 'quais',
        files: { 'scenario.yaml': (text) => text.replace('city: VILLE', 'city: QUAIS') },
      }),
    );
    const { stdout } = callScript(main, ['quais', '--format', 'xstate', '--scenarios', scenarios]);
    rmSync(join(scenarios, 'quais'), { recursive: true });
    const { states } = JSON.parse(stdout) as {
      states: { ACTIVATED: { states: Record<string, { on: { ANSWER: unknown } }> } };
    };
    expect(states.ACTIVATED.states.QUAI?.on.ANSWER).toContainEqual(
      expect.objectContaining({
        target: '#BARQUE',
        guard: { type: 'isRight', params: { if: { chose: { QUAI: 'suivre' } } } },
      }),
    );
  });

  it('refuses an unknown format, and exits with 2', () => {
    const { code, stderr } = callScript(main, ['ville', '--format', 'png', '--scenarios', scenarios]);
    expect([code, stderr]).toEqual([2, expect.stringContaining('Format inconnu : png')]);
  });
});
