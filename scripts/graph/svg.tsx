import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { typeset } from '../../engine/index.ts';
import type { StoryGraph } from '../../engine/graph/story-graph.ts';
import { monoWidth } from '../../engine/graph/placed-graph.ts';
import { placeGraph } from '../../server/studio/place-graph.ts';
import { StoryDrawing } from '../../web/studio/graph/StoryDrawing.tsx';

const web = (path: string): string => readFileSync(join(import.meta.dirname, '../../web', path), 'utf8');

const MARGIN = 32;
const HEAD = 88;
const FOOT = 64;
const MIN_WIDTH = 640;
const HEADING = 26;

/** A self-contained SVG: the studio's drawing with its styles. */
export function toSvg(graph: StoryGraph): string {
  const placed = placeGraph(graph);
  const height = Math.ceil(placed.height) + HEAD + FOOT;
  const name = typeset(`${graph.name || graph.city} : l’histoire, étape par étape`);
  const width = Math.ceil(
    Math.max(MIN_WIDTH, placed.width + 2 * MARGIN, monoWidth(name, HEADING) + 2 * MARGIN),
  );
  return `${renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      lang="fr"
      role="img"
      aria-label={name}
    >
      <style>{styles()}</style>
      <rect className="ground" width={width} height={height} />
      <text className="heading" x={MARGIN} y="52">
        {name}
      </text>
      <g transform={`translate(${(width - placed.width) / 2} ${HEAD})`}>
        <StoryDrawing graph={placed} />
      </g>
      <Legend top={height - FOOT / 2} />
    </svg>,
  )}\n`;
}

const LEGEND = [
  { kind: 'next', words: 'bonne réponse', width: 190 },
  { kind: 'alternative', words: 'trajet de secours', width: 210 },
  { kind: 'opens', words: 'application finale', width: 200 },
] as const;

function Legend({ top }: { readonly top: number }) {
  const starts = LEGEND.map((_, index) =>
    LEGEND.slice(0, index).reduce((sum, { width }) => sum + width, MARGIN),
  );
  return LEGEND.map(({ kind, words }, index) => (
    <g
      key={kind}
      className={`story-way story-way--${kind}`}
      transform={`translate(${starts[index] ?? 0} ${top})`}
    >
      <path d="M0 0L40 0" markerEnd={`url(#arrow-${kind})`} />
      <text x="50" dy="0.35em">
        {words}
      </text>
    </g>
  ));
}

const PAGE = `
.ground { fill: var(--paper); }
.heading { font: 700 ${HEADING}px var(--typewriter); fill: var(--ink); }
@media print { .ground { fill: none; } }
`;

/**
 * The drawing's styles with CSS variables replaced by their values, because not all SVG viewers support
 * variables.
 */
function styles(): string {
  const tokens = new Map(
    [...web('styles/tokens.css').matchAll(/(--[\w-]+):\s*([^;]+);/gu)].map(([, name, value]) => [
      name,
      value,
    ]),
  );
  const resolve = (text: string): string =>
    text.replaceAll(/var\((--[\w-]+)\)/gu, (_, name: string) => {
      const value = tokens.get(name);
      if (value === undefined) throw new Error(`tokens.css has no ${name}`);
      return resolve(value);
    });
  return resolve(`${web('studio/graph/story-drawing.css')}${PAGE}`).replaceAll(/\/\*.*?\*\//gsu, '');
}
