import type { Command } from 'commander';
import { readSettings, type Settings } from '../server/env.ts';
import { CopyRefused } from '../server/store/backup/copies.ts';
import { EXIT, readCommandLine } from './command-line.ts';

interface CopyResult {
  readonly line: string;
  readonly data: unknown;
}

/** Runs a backup or restore command on the database of the environment. Prints the message of a CopyRefused error. */
export async function handleCopies(
  program: Command,
  work: (settings: Settings, file: string | null) => Promise<CopyResult>,
): Promise<void> {
  const read = readCommandLine(program.option('--json', 'du JSON seul sur la sortie'), process.argv);
  if (!read) return;
  const settings = readSettings(process.env);
  if (!settings.ok) return end(EXIT.misuse, settings.problems.join('\n'));
  try {
    const { line, data } = await work(settings.settings, read.args[0] ?? null);
    process.stdout.write(`${read.opts<{ json?: boolean }>().json ? JSON.stringify(data) : line}\n`);
  } catch (error) {
    if (!(error instanceof CopyRefused)) throw error;
    end(EXIT.problems, error.message);
  }
}

function end(code: number, text: string): void {
  process.stderr.write(`${text}\n`);
  process.exitCode = code;
}
