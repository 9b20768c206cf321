import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { LineCounter, parseDocument } from 'yaml';
import { compileCity, type ScenarioSource, type Story } from '../../engine/index.ts';
import { prove } from '../../engine/prove/prove.ts';
import { generatedCity } from './generated-city.ts';
import type { Report } from './report.ts';
import { median, ROUNDS, timeOf } from './rounds.ts';

/**
 * Steps of a city that is read and checked, and of one that is proved: the prover’s time grows with their
 * square.
 */
const CHECKED = 1000;
const PROVED = 200;
const PROVED_SECONDS = 10;

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);

/** The minimum work on the same bytes: both parsers, with positions, and conversion to plain values. */
function bareParse({ files }: ScenarioSource): void {
  for (const { path, text } of files) {
    if (path.endsWith('.mdx')) parser.parse(text);
    else parseDocument(text, { lineCounter: new LineCounter() }).toJS();
  }
}

function check(source: ScenarioSource): Story {
  const { diagnostics, story } = compileCity(source);
  if (diagnostics.length > 0 || !story)
    throw new Error(`the generated city has faults: ${JSON.stringify(diagnostics[0])}`);
  return story;
}

/**
 * Checking a long city compared with parsing it, in one warm process. Another city each round, so that
 * nothing is remembered.
 */
export async function checkRow({ row }: Report): Promise<void> {
  const rounds: { readonly bare: number; readonly ours: number }[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const source = generatedCity(CHECKED, `round ${round}`);
    rounds.push({ bare: await timeOf(() => bareParse(source)), ours: await timeOf(() => check(source)) });
  }
  const counted = rounds.slice(1);
  const [bare, ours] = [
    median(counted.map((round) => round.bare)),
    median(counted.map((round) => round.ours)),
  ];
  row(`check: a city of ${CHECKED} steps`, {
    figure: `${Math.round(ours)} ms`,
    ratio: ours / bare,
    beside: `parsing the same bytes with positions (${Math.round(bare)} ms)`,
    atMost: 1.5,
  });
}

/** Checking and proving a city that is larger than any of ours. */
export async function proveRow({ row }: Report): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const source = generatedCity(PROVED, `round ${round}`);
    times.push(await timeOf(() => prove(source, check(source), 2026)));
  }
  const seconds = median(times.slice(1)) / 1000;
  row(`prove: a city of ${PROVED} steps`, {
    figure: `${seconds.toFixed(1)} s`,
    ratio: seconds / PROVED_SECONDS,
    beside: `the ${PROVED_SECONDS} s allowed`,
    atMost: 1,
  });
}
