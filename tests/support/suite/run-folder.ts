import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { stopPostgresIn } from '../database/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** What all files of a run share; cleared away when it ends. */
    runFolder: string;
  }
}

/** Gives the tests of a run one folder, and stops the databases that they left running in it, however the run ends. */
export default function setUp(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'poste-restante-run-'));
  // PostgreSQL runs as another account, below it.
  chmodSync(folder, 0o755);
  project.provide('runFolder', folder);
  const clear = (): void => {
    if (!existsSync(folder)) return;
    stopPostgresIn(folder);
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  };
  process.once('exit', clear);
  return clear;
}
