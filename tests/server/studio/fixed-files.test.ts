import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Severity } from '../../../engine/diagnostics/diagnostic.ts';
import type { ContentProblem } from '../../../server/content/load-content.ts';
import { reportFixedFiles, type FixedFilesReporter } from '../../../server/studio/fixed-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'fixed-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let saves = 0;
function save(file: string): void {
  writeFileSync(join(folder, file), '');
  utimesSync(join(folder, file), 0, (saves += 1));
}

const problem = (file: string, severity: Severity = 'error'): ContentProblem => ({
  folder,
  diagnostic: {
    code: 'unknown-field',
    severity,
    at: { file, line: 1, column: 1, length: 1 },
    message: '',
    wayOut: '',
  },
});

const ALL_RIGHT = '✓ Plus aucune erreur : tout ce qui est écrit est en jeu.';
const isRight = (file: string): string => `✓ ${file} : plus rien à reprendre.`;

describe('npm run dev says that a file is right again', () => {
  let read: FixedFilesReporter;
  beforeEach(() => {
    read = reportFixedFiles((path) => path.slice(folder.length + 1));
    for (const file of ['un.yaml', 'deux.yaml']) save(file);
  });

  it('once, with its name', () => {
    expect(read([problem('un.yaml'), problem('un.yaml')])).toEqual([]);
    save('un.yaml');
    expect(read([])).toEqual([isRight('un.yaml'), ALL_RIGHT]);
    expect(read([])).toEqual([]);
  });

  it('while another one is not', () => {
    read([problem('un.yaml'), problem('deux.yaml')]);
    save('un.yaml');
    expect(read([problem('deux.yaml')])).toEqual([isRight('un.yaml')]);
  });

  it('though a change of another file made it so', () => {
    read([problem('un.yaml')]);
    save('deux.yaml');
    expect(read([])).toEqual([isRight('un.yaml'), ALL_RIGHT]);
  });

  it('but not because the error of another file hides its own', () => {
    read([problem('un.yaml')]);
    save('deux.yaml');
    expect(read([problem('deux.yaml')])).toEqual([]);
    save('deux.yaml');
    expect(read([problem('un.yaml')])).toEqual([isRight('deux.yaml')]);
  });

  it('and that only a remark is left of its errors, or nothing of its remarks', () => {
    read([problem('un.yaml')]);
    expect(read([problem('un.yaml', 'warning')])).toEqual([
      '✓ un.yaml : plus d’erreur, il ne reste qu’à relire ce qui est dit plus haut.',
      ALL_RIGHT,
    ]);
    expect(read([])).toEqual([isRight('un.yaml')]);
  });

  it('and nothing of a file that was removed', () => {
    read([problem('un.yaml')]);
    rmSync(join(folder, 'un.yaml'));
    expect(read([])).toEqual([ALL_RIGHT]);
  });
});
