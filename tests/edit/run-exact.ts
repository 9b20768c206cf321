import { inspect } from 'node:util';
import { Command } from 'commander';
import { EXIT, misuse, readCommandLine } from '../../scripts/shared/command-line.ts';
import { editCities, editOddFiles } from './exact.ts';
import { editTogether } from './simultaneous.ts';
import { writePages } from './page/write-pages.ts';
import { writeTogether } from './page/write-together.ts';
import { createTally } from './tally.ts';

interface Run {
  readonly gestures: number;
  readonly odd: number;
  readonly every: number;
  readonly rounds: number;
  readonly seed: number;
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * `npm run verify -- edit:exact`: every value of every city, then odd files, then two studios and an editor
 * on one file.
 */
async function run({ odd, every, rounds, seed, gestures }: Run): Promise<void> {
  const started = Date.now();
  const cities = createTally({ mayRefuse: false });
  let files = 0;
  editCities(every, cities, () => {
    files += 1;
    process.stderr.write(`\r${cities.count()} changements dans ${files} fichiers`);
  });
  say(
    `\n${cities.count()} changements dans ${files} fichiers des villes et des modèles : exacts, défaits à l’octet près`,
  );
  const strange = createTally({ mayRefuse: true });
  editOddFiles(odd, seed, strange);
  const refused = [...strange.refused].map(([code, count]) => `${code} ${count}`).join(', ');
  say(
    `${strange.count()} changements de fichiers étranges (graine ${seed}) : exacts, ou refusés sans rien changer (${refused})`,
  );
  const written = writePages(gestures, String(seed));
  say(
    `${written.gestures} gestes d’écriture dans ${written.pages} pages (graine ${seed}) : aucun mot perdu, aucun octet changé ailleurs`,
  );
  const shared = writeTogether(gestures, String(seed));
  say(
    `${shared.gestures} gestes de deux onglets et d’un autre programme : ${shared.merged} enregistrements réunis, ${shared.asked} questions`,
  );
  const together = await editTogether(rounds);
  say(
    `${together.written} enregistrements, ${together.refused} refusés parce que le fichier avait changé : rien n’est perdu`,
  );
  say(`${Math.round((Date.now() - started) / 1000)} s`);
}

const program = new Command('npm run verify -- edit:exact')
  .description(
    'Change, ajoute, déplace, retire et défait chaque valeur de chaque ville : seules ses lignes doivent changer.',
  )
  .option('--every <nombre>', 'un changement sur combien', '1')
  .option('--odd <nombre>', 'combien de changements de fichiers étranges', '10000')
  .option('--gestures <nombre>', 'combien de gestes d’écriture', '10000')
  .option('--rounds <nombre>', 'combien de fois deux personnes enregistrent ensemble', '200')
  .option('--seed <nombre>', 'le point de départ du hasard', String(Date.now() % 1_000_000));
const options = readCommandLine(program, process.argv)?.opts<Record<keyof Run, string>>();
if (options) {
  const numbers: Run = {
    gestures: Number(options.gestures),
    odd: Number(options.odd),
    every: Number(options.every),
    rounds: Number(options.rounds),
    seed: Number(options.seed),
  };
  const isValid = Object.values(numbers).every(Number.isInteger) && numbers.every > 0;
  if (!isValid) misuse('--every, --odd, --rounds et --seed sont des nombres entiers.');
  else
    await run(numbers).catch((error: unknown) => {
      process.stderr.write(`\n${inspect(error)}\ngraine ${numbers.seed}\n`);
      process.exitCode = EXIT.problems;
    });
}
