import { Command } from 'commander';
import { gamesIn, probe, type ProbeResult, writeTextfile } from './probe/play.ts';
import { EXIT, misuse, readCommandLine } from './shared/command-line.ts';

// The synthetic player: `node --import tsx scripts/probe.ts`, every five minutes by a timer of deploy/.

const listOf = (text: string | undefined): string[] =>
  (text ?? '').split(',').flatMap((part) => part.trim().replace(/\/+$/, '') || []);

const lineOf = ({ check, fault }: ProbeResult): string =>
  `  ${fault === null ? '✓' : '✗'} ${check}${fault === null ? '' : ` : ${fault}`}`;

interface Options {
  readonly steps: string;
  readonly slow: string;
  readonly scenarios: string;
  readonly textfile?: string;
  readonly json?: boolean;
}

async function main(): Promise<void> {
  const program = new Command('node --import tsx scripts/probe.ts')
    .description('Joue les premières étapes d’une ville sur le site en ligne, et dit ce qui ne va pas.')
    .option('--steps <nombre>', 'étapes à résoudre', '3')
    .option('--slow <millisecondes>', 'un appel plus long est une faute', '1500')
    .option('--scenarios <dossier>', 'dossier des villes', 'scenarios')
    .option('--textfile <fichier>', 'écrit des mesures pour Prometheus (node exporter)')
    .option('--json', 'du JSON seul sur la sortie');
  const read = readCommandLine(program, process.argv);
  if (!read) return;
  const { steps, slow, scenarios, textfile, json = false } = read.opts<Options>();
  const {
    PROBE_SITE = '',
    PROBE_EMAIL = '',
    PROBE_PASSWORD = '',
    PROBE_SERVERS,
    PROBE_METRICS,
  } = process.env;
  if (!URL.canParse(PROBE_SITE) || PROBE_EMAIL === '' || PROBE_PASSWORD === '')
    return void misuse('PROBE_SITE (une adresse), PROBE_EMAIL et PROBE_PASSWORD sont à donner.');
  const results = await probe({
    site: PROBE_SITE.replace(/\/+$/, ''),
    email: PROBE_EMAIL,
    password: PROBE_PASSWORD,
    servers: listOf(PROBE_SERVERS),
    metrics: listOf(PROBE_METRICS),
    games: gamesIn(scenarios),
    steps: Number(steps),
    slowMs: Number(slow),
    clock: Date.now,
  });
  if (textfile !== undefined) writeTextfile(textfile, results, Date.now());
  process.stdout.write(json ? `${JSON.stringify(results)}\n` : `${results.map(lineOf).join('\n')}\n`);
  if (results.some(({ fault }) => fault !== null)) process.exitCode = EXIT.problems;
}

await main();
