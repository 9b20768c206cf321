import { Argument, Command } from 'commander';
import { readSettings, type Settings } from '../server/platform/env.ts';
import { backUp, rehearse, restore } from '../server/store/backup/backup.ts';
import { CopyRefused } from '../server/store/backup/copies.ts';
import { EXIT, misuse, readCommandLine } from './shared/command-line.ts';

/** A sentence for people, and the same for `--json`. */
interface CopyResult {
  readonly line: string;
  readonly data: unknown;
}

async function makeBackup(settings: Settings, file: string | null): Promise<CopyResult> {
  const copied = await backUp(settings, file, new Date());
  return { line: `Base copiée : ${copied.file} (${Math.ceil(copied.bytes / 1024)} ko).`, data: copied };
}

async function putBack(settings: Settings, file: string): Promise<CopyResult> {
  const { former } = await restore(settings, file, new Date());
  const previous =
    former === null ? 'Il n’y avait rien avant elle.' : `Ce qui était là est gardé dans ${former}.`;
  return { line: `La sauvegarde ${file} est en place. ${previous}`, data: { restored: file, former } };
}

const FRENCH = new Intl.NumberFormat('fr-FR');

async function tryOut(settings: Settings, file: string | null): Promise<CopyResult> {
  const tried = await rehearse(settings, file, new Date());
  const hours = Math.max(0, Math.round((Date.now() - tried.copiedAt) / 3_600_000));
  const content = `${FRENCH.format(tried.orders)} plis, ${FRENCH.format(tried.accounts)} comptes, ${FRENCH.format(tried.attempts)} gestes`;
  return {
    line: `La sauvegarde ${tried.file}, vieille de ${hours} h, se remet dans une base vide : ${content}.`,
    data: tried,
  };
}

/**
 * `npm run db -- backup [file]` copies the database of the environment while the server runs; `rehearse
 * [file]` restores a copy into an empty one; `restore <file>` replaces the database by a copy.
 */
async function main(): Promise<void> {
  const program = new Command('npm run db --')
    .description(
      'Copie la base sans arrêter le serveur, essaie une copie dans une base vide, ou en remet une à sa place, serveur arrêté ; ce qui était là est gardé.',
    )
    .addArgument(new Argument('<action>', 'ce qu’il faut faire').choices(['backup', 'rehearse', 'restore']))
    .argument(
      '[fichier]',
      'où écrire la copie (sinon dans DATA_DIR/backups, au nom du moment), celle à essayer (sinon la dernière), ou celle à remettre',
    )
    .option('--json', 'du JSON seul sur la sortie');
  const read = readCommandLine(program, process.argv);
  if (!read) return;
  const [action, file = null] = read.args;
  if (action === 'restore' && file === null) return void misuse('Il manque un argument : fichier.');
  const settings = readSettings(process.env);
  if (!settings.ok) return end(EXIT.misuse, settings.problems.join('\n'));
  try {
    const { line, data } = await act(settings.settings, action, file);
    process.stdout.write(`${read.opts<{ json?: boolean }>().json ? JSON.stringify(data) : line}\n`);
  } catch (error) {
    if (!(error instanceof CopyRefused)) throw error;
    end(EXIT.problems, error.message);
  }
}

function act(settings: Settings, action: string | undefined, file: string | null): Promise<CopyResult> {
  if (action === 'restore' && file !== null) return putBack(settings, file);
  return action === 'rehearse' ? tryOut(settings, file) : makeBackup(settings, file);
}

function end(code: number, text: string): void {
  process.stderr.write(`${text}\n`);
  process.exitCode = code;
}

await main();
