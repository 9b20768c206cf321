import { describe, expect, test } from 'vitest';
import { catalogue, type DiagnosticCode } from '../../engine/diagnostics/catalogue.ts';
import type { Diagnostic } from '../../engine/diagnostics/diagnostic.ts';
import { compileScenario } from '../../engine/scenario/compile.ts';
import { tinyCity } from '../support/tiny-city.ts';
import { cases } from './cases.ts';

const codes = Object.keys(catalogue) as DiagnosticCode[];
const placeOf = ({ at }: Diagnostic) => `${at.file}:${at.line}:${at.column}`;

describe('every problem of the catalogue', () => {
  test('has a case that triggers it', () => {
    expect(Object.keys(cases).sort()).toEqual([...codes].sort());
  });

  test.each(codes)('%s is told once, at its place, without echoes', (code) => {
    const { city, at, besides = [] } = cases[code];
    const { diagnostics, scenario } = compileScenario(tinyCity(city));
    const told = diagnostics.map((diagnostic) => `${placeOf(diagnostic)} ${diagnostic.code}`);
    expect(told.filter((line) => !besides.some((other) => line.endsWith(` ${other}`)))).toEqual([`${at} ${code}`]);
    expect(scenario === null).toBe(catalogue[code].severity === 'error');
  });

  test.each(codes)('%s says in French what is wrong and what to do', (code) => {
    const { title, explanation } = catalogue[code];
    const { diagnostics } = compileScenario(tinyCity(cases[code].city));
    for (const text of [title, explanation, ...diagnostics.flatMap(({ message, wayOut }) => [message, wayOut])]) {
      expect(text.length).toBeGreaterThan(5);
      expect(text.replaceAll("de '.", '')).not.toMatch(/\p{L}'\p{L}/u);
      expect(text).not.toMatch(/undefined|\[object|\bnull\b/u);
    }
  });

  test.each(codes)('%s underlines something on its line', (code) => {
    const source = tinyCity(cases[code].city);
    for (const { at } of compileScenario(source).diagnostics) {
      const line = source.files.find(({ path }) => path === at.file)?.text.split('\n')[at.line - 1];
      if (line !== undefined && line !== '') expect(at.column - 1 + at.length).toBeLessThanOrEqual(line.length);
    }
  });
});
