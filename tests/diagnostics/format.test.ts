import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../engine/diagnostics/diagnostic.ts';
import { formatDiagnostic } from '../../engine/diagnostics/format.ts';

const problem: Diagnostic = {
  code: 'unknown-puzzle-type',
  severity: 'error',
  at: { file: 'steps/06-x.yaml', line: 2, column: 9, length: 6 },
  message: 'Il n’y a pas d’épreuve de type « tunner ».',
  wayOut: 'Vouliez-vous dire « tuner » ?',
};

describe('the printed form of a problem', () => {
  test('has its place, the message, the framed line and the remedy', () => {
    expect(formatDiagnostic(problem, 'scenarios/ville', 'puzzle:\n  type: tunner\n  digits: 4\n')).toBe(
      [
        'scenarios/ville/steps/06-x.yaml:2:9  error  unknown-puzzle-type',
        '  Il n’y a pas d’épreuve de type « tunner ».',
        '  1 | puzzle:',
        '  2 |   type: tunner',
        '    |         ^^^^^^',
        '  3 |   digits: 4',
        '  → Vouliez-vous dire « tuner » ?',
      ].join('\n'),
    );
  });

  test('aligns line numbers, and frames the last line of a file without a following one', () => {
    const text = `${'a: 1\n'.repeat(9)}b: 22\n`;
    const lines = formatDiagnostic(
      { ...problem, at: { file: 'a.yaml', line: 10, column: 4, length: 2 } },
      'v',
      text,
    ).split('\n');
    expect(lines.slice(2, 5)).toEqual(['   9 | a: 1', '  10 | b: 22', '     |    ^^']);
    expect(lines).toHaveLength(6);
  });

  test('has no frame when there is no file', () => {
    expect(formatDiagnostic(problem, 'v', null)).not.toContain('|');
  });

  test('aligns the caret under a line with tabs', () => {
    const text = '\tname: x\n';
    const [, , line, caret] = formatDiagnostic(
      { ...problem, at: { file: 'a.yaml', line: 1, column: 2, length: 4 } },
      'v',
      text,
    ).split('\n');
    expect(line?.indexOf('name')).toBe(caret?.indexOf('^'));
  });

  test('is coloured by the caller', () => {
    const palette = {
      place: String,
      error: (text: string) => `<${text}>`,
      warning: String,
      frame: String,
      wayOut: String,
    };
    expect(formatDiagnostic(problem, 'v', null, palette)).toContain('<error>');
  });
});
