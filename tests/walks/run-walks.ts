import { inspect } from 'node:util';
import { Command } from 'commander';
import { EXIT, misuse, readCommandLine } from '../../scripts/shared/command-line.ts';
import { startServerProcesses } from './server-processes.ts';
import { describeTally, walkInMemory, walkOnServers, type WalkOptions } from './walks.ts';
import type { WalkTally } from './walk.ts';

interface Run {
  readonly walks: number;
  readonly served: number;
  readonly seed: number;
}

/** Accounts that play at the same time on the two servers. */
const LANES = 3;

/** `npm run verify -- walks:random`: the walks in memory first, then those on two servers. */
async function run({ walks, served, seed }: Run): Promise<void> {
  const inMemory = await measured('in memory', seed, walks - served, walkInMemory);
  if (!inMemory || served === 0) return;
  const { servers, dataDir, stop } = await startServerProcesses();
  await measured('on two servers', seed + 1, served, (options) =>
    walkOnServers({ ...options, servers, dataDir, lanes: LANES }),
  );
  await stop();
}

/** False after a difference, which is printed with the walk’s name. */
async function measured(
  where: string,
  seed: number,
  walks: number,
  go: (options: WalkOptions) => Promise<WalkTally>,
): Promise<boolean> {
  const started = Date.now();
  const onCity = (tally: WalkTally): void =>
    void process.stderr.write(`\r${tally.walks} / ${walks} ${where}`);
  try {
    const tally = await go({ seed, walks, onCity });
    process.stderr.write('\n');
    process.stdout.write(
      `${where}, seed ${seed}, ${Math.round((Date.now() - started) / 1000)} s: ${describeTally(tally)}: no difference\n`,
    );
    return true;
  } catch (error) {
    process.stderr.write(`\n${inspect(error)}\nseed ${seed}\n`);
    process.exitCode = EXIT.problems;
    return false;
  }
}

const program = new Command('npm run verify -- walks:random')
  .description(
    'Joue au hasard des histoires inventées : ce que le moteur reprend et ce que deux serveurs gardent doivent s’accorder.',
  )
  .option('--walks <nombre>', 'combien de parties', '100000')
  .option('--served <nombre>', 'combien d’entre elles sur deux serveurs', '2000')
  .option('--seed <nombre>', 'le point de départ du hasard', String(Date.now() % 1_000_000));
const options = readCommandLine(program, process.argv)?.opts<Record<keyof Run, string>>();
if (options) {
  const numbers: Run = {
    walks: Number(options.walks),
    served: Number(options.served),
    seed: Number(options.seed),
  };
  if (Object.values(numbers).every(Number.isInteger) && numbers.served <= numbers.walks) await run(numbers);
  else misuse('--walks, --served et --seed sont des nombres entiers ; --served ne dépasse pas --walks.');
}
