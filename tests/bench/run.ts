import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compileCity, type ScenarioSource, type Story } from '../../engine/index.ts';
import { listCities } from '../../server/content/load-content.ts';
import { answerRows, postgresRows } from './answers/answer-rows.ts';
import { checkRow, proveRow } from './city-rows.ts';
import { explorerRows } from './explorer.ts';
import { readCityFolder } from '../../server/content/read-city-folder.ts';
import { engineRows } from './engine-rows.ts';
import { keyRows } from './key-rows.ts';
import { saveRows } from './save-row.ts';
import { printingRows } from './printing/printing-rows.ts';
import { landingRows, stepRows, touchRows } from './paint/paint-rows.ts';
import type { Ratio } from './row.ts';
import { serverRows } from './server-rows.ts';
import { loopRows } from './stress/loop-rows.ts';
import { stressRows } from './stress/stress-rows.ts';
import { sizes } from './sizes.ts';
import { streamRows } from './streams/stream-rows.ts';

// `npm run bench`: figures of one run on this machine, as ratios to a minimal implementation measured beside them.
const { json, only } = parseArgs({ options: { json: { type: 'boolean' }, only: { type: 'string' } } }).values;

const cities = listCities('scenarios').flatMap((slug): [ScenarioSource, Story][] => {
  const source = readCityFolder(join('scenarios', slug));
  const { story } = compileCity(source);
  return story ? [[source, story]] : [];
});
// The first that has a letter: the others cannot be bought, printed or activated by a code.
const [source, story] = cities.find(([, { scenario }]) => scenario.letter !== null) ?? [];
if (!source || !story) throw new Error('no city with a letter compiles: npm run check');

/** Groups of measurements by name; `--only <name>` runs one. */
const families: Readonly<Record<string, () => Ratio[] | Promise<Ratio[]>>> = {
  check: () => [checkRow()],
  prove: () => [proveRow()],
  save: () => saveRows(source, story.scenario),
  key: keyRows,
  answer: () => answerRows(source, story),
  postgres: () => postgresRows(source, story),
  stress: () => stressRows(source, story),
  loop: () => loopRows(source, story),
  landing: landingRows,
  step: () => stepRows(cities),
  touch: () => touchRows(cities),
  printing: () => printingRows(story.scenario),
  streams: () => streamRows(source, story),
};

if (only !== undefined && !families[only]) throw new Error(`--only: ${Object.keys(families).join(', ')}`);

async function ratios(names: readonly string[]): Promise<Ratio[]> {
  const rows: Ratio[] = [];
  for (const name of names) rows.push(...((await families[name]?.()) ?? []));
  return rows;
}

const report = {
  load: loadavg()[0] ?? 0,
  ratios: await ratios(only === undefined ? Object.keys(families) : [only]),
  server: only === undefined ? await serverRows(story.scenario) : [],
  engine: only === undefined ? engineRows(story) : [],
  explorer: only === undefined ? await explorerRows(story.scenario, [1000, 100_000]) : [],
  sizes: only === undefined ? await sizes() : [],
};
if (json) process.stdout.write(`${JSON.stringify(report)}\n`);
else {
  process.stdout.write(`load of the machine at the start: ${report.load.toFixed(1)} on ${availableParallelism()} cores\n`);
  for (const { what, figure, ratio, beside, goal } of report.ratios) {
    process.stdout.write(`${what.padEnd(40)} ${figure.padStart(12)}  ${ratio.toFixed(2).padStart(8)}  ${beside} (goal: ${goal})\n`);
  }
  for (const { what, perSecond, ratio } of [...report.server, ...report.engine]) {
    process.stdout.write(`${what.padEnd(36)} ${Math.round(perSecond).toString().padStart(8)} /s  ${ratio.toFixed(3)}\n`);
  }
  for (const { what, orders, medianMs } of report.explorer) {
    process.stdout.write(
      `${`explorer, ${what}`.padEnd(42)} ${orders.toString().padStart(6)} orders ${medianMs.toFixed(1).padStart(7)} ms\n`,
    );
  }
  for (const { what, bytes } of report.sizes) process.stdout.write(`${what.padEnd(36)} ${bytes.toString().padStart(8)} bytes\n`);
}
process.exit(0);
