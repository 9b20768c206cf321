import { describe, expect, test } from 'vitest';
import { createReport } from '../../../engine/diagnostics/report.ts';
import { parseYaml } from '../../../engine/scenario/parse/parse-yaml.ts';

function parse(text: string) {
  const { report, diagnostics } = createReport();
  return { file: parseYaml({ path: 'a.yaml', text }, report), diagnostics };
}

describe('the position of a problem', () => {
  const { file } = parse(
    'name: Ici\nlist:\n  - to: [un, "deux"]\n    say: Oui\nempty:\nlong: >-\n  un texte\n  replié\n',
  );

  test('is the key, or the value', () => {
    expect(file.keyAt(['name'])).toEqual({ file: 'a.yaml', line: 1, column: 1, length: 4 });
    expect(file.valueAt(['name'])).toEqual({ file: 'a.yaml', line: 1, column: 7, length: 3 });
  });

  test('is found in lists, quotes included', () => {
    expect(file.valueAt(['list', 0, 'to', 1])).toMatchObject({ line: 3, column: 14, length: 6 });
  });

  test('is the first key of an entry that is a mapping', () => {
    expect(file.keyAt(['list', 0])).toMatchObject({ line: 3, column: 5, length: 2 });
  });

  test('is the key of a value that is empty', () => {
    expect(file.valueAt(['empty'])).toMatchObject({ line: 5, column: 1, length: 5 });
  });

  test('is the parent of a missing field', () => {
    expect(file.valueAt(['list', 0, 'absent'])).toMatchObject({ line: 3, column: 5 });
  });

  test('ends with the first line', () => {
    expect(file.valueAt(['long'])).toMatchObject({ line: 6, column: 7, length: 2 });
  });

  test('counts like editors after accents and with Windows line ends', () => {
    const { file: windows } = parse('é: à\r\nb: c\r\n');
    expect(windows.valueAt(['b'])).toEqual({ file: 'a.yaml', line: 2, column: 4, length: 1 });
    expect(windows.valueAt(['é'])).toMatchObject({ column: 4, length: 1 });
  });
});

describe('an invalid YAML file', () => {
  test('has no value and one problem, without the parser’s follow-up errors', () => {
    const { file, diagnostics } = parse('- x\ny: z\n');
    expect(file.value).toBeUndefined();
    expect(diagnostics).toHaveLength(1);
  });

  test('reports every duplicate field and is still read', () => {
    const { file, diagnostics } = parse('a: 1\na: 2\nb: 1\nb: 2\n');
    expect(diagnostics.map(({ code, at }) => `${code} ${at.line}`)).toEqual([
      'duplicate-key 2',
      'duplicate-key 4',
    ]);
    expect(file.value).toBeDefined();
  });

  test.each([
    ['a: *b\n', 'yaml-quote'],
    ['a: @b\n', 'yaml-quote'],
    ['a: Oui: non\n', 'yaml-colon'],
    ['a: [1, 2\nb: 3\n', 'yaml-indent'],
  ])('%j is %s', (text, code) => {
    expect(parse(text).diagnostics.map((diagnostic) => diagnostic.code)).toEqual([code]);
  });
});
