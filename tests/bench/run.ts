import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compileCity, type ScenarioSource, type Story } from '../../engine/index.ts';
import { listFinished } from '../../server/content/list-cities.ts';
import { readCityFolder } from '../../server/content/read-city-folder.ts';
import { answerRows, postgresRows } from './answers/answer-rows.ts';
import { judgingRows } from './answers/judging-rows.ts';
import { checkRow, proveRow } from './city-rows.ts';
import { counterRows } from './counter-rows.ts';
import { keyRows } from './key-rows.ts';
import { languageRows } from './language-rows.ts';
import { openingRow } from './opening-row.ts';
import { motionRows } from './paint/motion-rows.ts';
import { landingRows, stepRows, touchRows } from './paint/paint-rows.ts';
import { partyRows } from './party-rows.ts';
import { printingRows } from './printing/printing-rows.ts';
import { printedReport, type Report } from './report.ts';
import { sizeRows } from './sizes.ts';
import { streamRows } from './streams/stream-rows.ts';
import { loopRows } from './stress/loop-rows.ts';
import { trialRows } from './trial-row.ts';
import { stressRows } from './stress/stress-rows.ts';

// `npm run bench`: figures of one run on this machine, each printed as soon as it is known.
const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;

const finished = listFinished('scenarios').flatMap((slug): [ScenarioSource, Story][] => {
  const source = readCityFolder(join('scenarios', slug));
  const { story } = compileCity(source);
  return story ? [[source, story]] : [];
});

/** The cities that a code opens; the others begin with a phrase, after games in these. */
const cities = finished.filter(([, { scenario }]) => scenario.demonstration !== null);
const [source, story] = cities[0] ?? [];
if (!source || !story) throw new Error('no city with a demonstration letter compiles: npm run check');

/** Groups of measurements by name; `--only <name>` runs one. */
const families: Readonly<Record<string, (report: Report) => void | Promise<void>>> = {
  check: checkRow,
  prove: proveRow,
  key: keyRows,
  opening: openingRow,
  answers: (report) =>
    judgingRows(
      report,
      finished.map(([, one]) => one),
    ),
  answer: (report) => answerRows(report, source, story),
  postgres: (report) => postgresRows(report, source, story),
  stress: (report) => stressRows(report, source, story),
  loop: (report) => loopRows(report, source, story),
  landing: landingRows,
  step: (report) => stepRows(report, source, story),
  motion: motionRows,
  touch: (report) => touchRows(report, cities),
  printing: (report) => printingRows(report, source, story),
  counter: counterRows,
  party: (report) => partyRows(report, source, story),
  streams: (report) => streamRows(report, source, story),
  trial: trialRows,
  languages: (report) => languageRows(report, source, story),
  size: sizeRows,
};

if (only !== undefined && !families[only]) throw new Error(`--only: ${Object.keys(families).join(', ')}`);
const report = printedReport((line) => process.stdout.write(`${line}\n`));
for (const [name, measure] of Object.entries(families))
  if (only === undefined || only === name) await report.family(name, () => measure(report));
process.exit(report.hasFailed() ? 1 : 0);
