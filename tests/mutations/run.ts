import { oneOfEachKind } from './sample.ts';
import { subjects } from './subjects.ts';
import { tallyOf, total } from './tally.ts';

/**
 * `npm run verify -- mutants [city]`: applies every mutation to every kind of field and prints the
 * diagnostics.
 */
const wanted = process.argv[2];
const chosen = subjects.filter(({ name }) => wanted === undefined || name === wanted);
if (chosen.length === 0) {
  console.error(`Connus : ${subjects.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

for (const subject of chosen) {
  const { all, told, harmless, failures } = tallyOf(oneOfEachKind([subject]));
  console.log(
    `${subject.name} : ${all} mutants, ${total(told)} signalés par ${told.size} codes, ${total(harmless)} sans conséquence.`,
  );
  for (const [reason, count] of harmless) console.log(`  ${String(count).padStart(4)}  ${reason}`);
  for (const failure of failures) console.log(`  !! ${failure}`);
  if (failures.length > 0) process.exitCode = 1;
}
