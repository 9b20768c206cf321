import { isUnbroken } from '../support/faults/broken-promises.ts';
import { judgeImages } from '../support/faults/crash-images.ts';
import { recordRun } from '../support/faults/recorded-run.ts';
import { straceMissing } from '../support/faults/strace.ts';
import { countBroken } from '../support/faults/count-broken.ts';

/** `npm run faults:power [-- letters [seed]]`: plays an evening of answers and cuts the power after each system call that wrote them. */
const missing = straceMissing();
if (missing !== null) {
  console.error(missing);
  process.exit(2);
}

const [letters = '30', seed = 'long'] = process.argv.slice(2);
const run = await recordRun({ players: 4, letters: Number(letters), seed });
console.log(`${run.acknowledged.size} operations acknowledged, ${run.recorded.length} calls noted`);
const { images, acknowledged, damaged, broken } = await judgeImages(run, { seed, thorough: true, most: 1000 }, (done, of) => {
  if (done % 500 === 0) console.log(`${done} of ${of} images`);
});
for (const sentence of [...damaged, ...Object.values(broken).flat()].slice(0, 20)) console.log(`  !! ${sentence}`);
console.log(`${images} images, ${acknowledged} acknowledged operations: damaged ${damaged.length}, ${countBroken(broken)}`);
if (damaged.length > 0 || !isUnbroken(broken)) process.exitCode = 1;
