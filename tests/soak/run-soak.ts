import { Command } from 'commander';
import { EXIT, misuse, readCommandLine } from '../../scripts/command-line.ts';
import { soak } from './soak.ts';
import { startSoakServer } from './soak-server.ts';

const inMegabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} Mo`;

/** `npm run soak`: plays whole games at half of the server's capacity and measures its memory. */
async function run(minutes: number): Promise<void> {
  const server = await startSoakServer();
  const { rate, answered, errors, measures, problems } = await soak(server, minutes, ({ heap, rss, rows }) => {
    process.stderr.write(`tas ${inMegabytes(heap)}, processus ${inMegabytes(rss)}, lignes ${JSON.stringify(rows)}\n`);
  });
  await server.stop();
  for (const problem of problems) process.stderr.write(`!! ${problem}\n`);
  if (problems.length > 0) process.exitCode = EXIT.problems;
  const last = measures.at(-1);
  process.stdout.write(
    `${minutes} min, ${answered} demandes à ${rate.toFixed(0)} par seconde, ${errors.length} erreurs, tas ${inMegabytes(last?.heap ?? 0)}, ` +
      `processus ${inMegabytes(last?.rss ?? 0)}, lignes ${JSON.stringify(last?.rows)} : ${problems.length === 0 ? 'rien ne croît' : 'à revoir'}\n`,
  );
}

const program = new Command('npm run soak --')
  .description('Fait jouer des parties entières à la moitié de ce que le serveur supporte, et regarde s’il enfle.')
  .option('--minutes <nombre>', 'combien de temps', '10');
const options = readCommandLine(program, process.argv)?.opts<{ minutes: string }>();
if (options) {
  const minutes = Number(options.minutes);
  if (minutes > 0) await run(minutes);
  else misuse('--minutes est un nombre.');
}
