import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { stopPostgresIn } from '../database/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder shared by all files of a run, removed at its end. */
    runFolder: string;
  }
}

/** Provides the run's folder, and stops the databases left running in it however the run ends. */
export default function setUp(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'poste-restante-run-'));
  // PostgreSQL runs as another account and must be able to read below it.
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
