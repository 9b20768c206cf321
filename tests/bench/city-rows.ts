import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { LineCounter, parseDocument } from 'yaml';
import { compileCity, type ScenarioSource } from '../../engine/index.ts';
import { prove } from '../../engine/prove/prove.ts';
import { generatedCity } from './generated-city.ts';
import { alternatingMedians, ROUNDS } from './rounds.ts';
import type { Ratio } from './row.ts';

const STEPS = 1000;

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);

/** The minimum work on the same bytes: both parsers, with positions, and conversion to plain values. */
function bareParse({ files }: ScenarioSource): void {
  for (const { path, text } of files) {
    if (path.endsWith('.mdx')) parser.parse(text);
    else parseDocument(text, { lineCounter: new LineCounter() }).toJS();
  }
}

function check(source: ScenarioSource): void {
  const { diagnostics } = compileCity(source);
  if (diagnostics.length > 0) throw new Error(`the generated city has faults: ${JSON.stringify(diagnostics[0])}`);
}

function checkAndProve(source: ScenarioSource): void {
  const { story } = compileCity(source);
  if (!story) throw new Error('the generated city has faults');
  prove(source, story, 2026);
}

/** Each round uses another city, so that caches of earlier rounds have no effect. */
function roundAfterRound(cities: readonly ScenarioSource[], work: (source: ScenarioSource) => void): () => void {
  let round = 0;
  return () => {
    const source = cities[round];
    round += 1;
    if (source) work(source);
  };
}

/** Checking a long city compared with parsing it, in one warm process. */
export const checkRow = (): Ratio => besideParsing('check', check, 'at most 1.5');

/** Checking and proving the same city compared with parsing it. */
export const proveRow = (): Ratio => besideParsing('prove', checkAndProve, 'under 60 s');

function besideParsing(name: string, work: (source: ScenarioSource) => void, goal: string): Ratio {
  const cities = Array.from({ length: ROUNDS + 1 }, (_, round) => generatedCity(STEPS, `round ${round}`));
  const times = alternatingMedians({
    bare: { times: 1, once: roundAfterRound(cities, bareParse) },
    ours: { times: 1, once: roundAfterRound(cities, work) },
  });
  return {
    what: `${name}: a city of ${STEPS} steps`,
    figure: `${Math.round(times.ours)} ms`,
    ratio: times.ours / times.bare,
    beside: 'the time of parsing the same bytes with positions',
    goal,
  };
}
