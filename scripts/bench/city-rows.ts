import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { LineCounter, parseDocument } from 'yaml';
import { compileCity, type ScenarioSource } from '../../engine/index.ts';
import { prove } from '../../engine/prove/prove.ts';
import { generatedCity } from './generated-city.ts';
import { inTurns, ROUNDS } from './rounds.ts';
import type { Ratio } from './row.ts';

const STEPS = 1000;

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);

/** The least that must be done with the same bytes: both parsers, with the place of everything, and the plain values. */
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

/** Each round has a city of its own, so that nothing of the round before helps. */
function roundAfterRound(cities: readonly ScenarioSource[], work: (source: ScenarioSource) => void): () => void {
  let round = 0;
  return () => {
    const source = cities[round];
    round += 1;
    if (source) work(source);
  };
}

/** Checking a long city, in one warm process, beside parsing it. */
export const checkRow = (): Ratio => besideParsing('check', check, 'at most 1.5');

/** Proving the same long city, which checks it first, beside parsing it. */
export const proveRow = (): Ratio => besideParsing('prove', checkAndProve, 'under 60 s');

function besideParsing(name: string, work: (source: ScenarioSource) => void, goal: string): Ratio {
  const cities = Array.from({ length: ROUNDS + 1 }, (_, round) => generatedCity(STEPS, `round ${round}`));
  const times = inTurns({
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
