import { judgeImages } from '../support/faults/crash-images.ts';
import { recordRun } from '../support/faults/recorded-run.ts';
import { straceMissing } from '../support/faults/system-calls.ts';
import { closeDrill, drillOptions } from '../support/suite/drill.ts';

/**
 * `npm run verify -- faults:power [--letters 30]`: plays an evening of answers and cuts the power after each
 * system call that wrote them.
 */
const { letters, seed } = drillOptions({ letters: 30, seed: 'long' });
const missing = straceMissing();
if (missing !== null) throw new Error(missing);

const run = await recordRun({ players: 4, letters, seed });
console.log(`${run.acknowledged.size} operations acknowledged, ${run.recorded.length} calls noted`);
const { images, acknowledged, problems } = await judgeImages(
  run,
  { seed, thorough: true, most: 1000 },
  (done, of) => {
    if (done % 500 === 0) console.log(`${done} of ${of} images`);
  },
);
closeDrill(problems, `${images} images, ${acknowledged} acknowledged operations`);
