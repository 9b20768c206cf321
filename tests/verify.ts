import { parseCLI, startVitest } from 'vitest/node';
import { EXIT } from '../scripts/shared/command-line.ts';

interface Drill {
  readonly does: string;
  run(): unknown;
}

/** The long drills, which run alone because they take minutes or need a quiet machine. */
const DRILLS: Readonly<Record<string, Drill>> = {
  'faults:power': {
    does: 'cuts the power after each system call of a server under play',
    run: () => import('./faults/run-power.ts'),
  },
  'faults:kill': {
    does: 'kills the server two hundred times under load',
    run: () => import('./faults/run-kill.ts'),
  },
  'faults:shop': {
    does: 'delivers ten thousand events of shops to a server that is killed',
    run: () => import('./faults/run-shop.ts'),
  },
  'faults:party': {
    does: 'plays parties on two servers that are killed, and whole games whose radios go silent',
    run: () => import('./faults/run-party.ts'),
  },
  'faults:network': {
    does: 'plays pages over a network that loses requests and responses',
    run: () => import('./faults/run-network.ts'),
  },
  'print:proof': {
    does: 'prints five hundred letters and reads them back',
    run: () => import('./printing/run-print-proof.ts'),
  },
  'fuzz:api': {
    does: 'sends 100,000 requests made from openapi.yaml',
    run: () => import('./fuzz/run-api.ts'),
  },
  spoilers: {
    does: 'searches everything that a session can fetch for later content',
    run: () => import('./security/run-spoilers.ts'),
  },
  'security:mutants': {
    does: 'removes each protection of docs/security.md',
    run: () => import('./security/mutants/run.ts'),
  },
  'edit:city': { does: 'makes a city in the studio, by keyboard and by mouse', run: () => editCity() },
  'edit:exact': {
    does: 'changes and undoes every value of every city',
    run: () => import('./edit/run-exact.ts'),
  },
  'walks:random': {
    does: 'plays 100,000 random games of invented stories',
    run: () => import('./walks/run-walks.ts'),
  },
  mutants: { does: 'breaks every field that a writer can write', run: () => import('./mutations/run.ts') },
  player: {
    does: 'plays the first steps of a city on the live site, as its timer does',
    run: () => import('../scripts/probe.ts'),
  },
  operators: {
    does: 'runs what an operator relies on, and publishes editions under two hundred players',
    run: () => import('./operators/run-operators.ts'),
  },
  soak: {
    does: 'plays at half of the capacity and watches the memory',
    run: () => import('./soak/run-soak.ts'),
  },
};

async function editCity(): Promise<void> {
  const { filter, options } = parseCLI(['vitest', 'run', ...process.argv.slice(2)]);
  const vitest = await startVitest('test', filter, {
    ...options,
    config: 'tests/edit/city/vitest.config.ts',
    watch: false,
  });
  await vitest.close();
}

/**
 * `npm run verify -- <name> [options]`: runs one of the drills with its options. Without a known name, lists
 * them.
 */
const [name = ''] = process.argv.splice(2, 1);
const drill = DRILLS[name];
if (drill) await drill.run();
else {
  for (const [known, { does }] of Object.entries(DRILLS)) console.log(`${known.padEnd(17)} ${does}`);
  process.exitCode = EXIT.misuse;
}
