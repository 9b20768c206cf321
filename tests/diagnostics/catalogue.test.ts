import { describe, expect, test } from 'vitest';
import { catalogue, type DiagnosticCode } from '../../engine/diagnostics/catalogue.ts';
import type { Diagnostic } from '../../engine/diagnostics/diagnostic.ts';
import { compilePromotions } from '../../engine/promotions/compile-promotions.ts';
import type { SourceFile } from '../../engine/scenario/scenario.ts';
import { compileTogether } from '../../scripts/explain/cities/compiled.ts';
import { tinyCity } from '../../scripts/explain/cities/tiny-city.ts';
import { cases } from '../../scripts/explain/cases.ts';
import { folderCases, type FolderCode, tellFolder } from '../../scripts/explain/folder-cases.ts';
import { promotionCases } from '../../scripts/explain/promotion-cases.ts';

interface CaseResult {
  readonly files: readonly SourceFile[];
  readonly diagnostics: readonly Diagnostic[];
  readonly refused: boolean;
  readonly at: string;
  readonly besides: readonly DiagnosticCode[];
}

const codes = Object.keys(catalogue) as DiagnosticCode[];
const placeOf = ({ at }: Diagnostic) => `${at.file}:${at.line}:${at.column}`;
const isOfFolder = (code: DiagnosticCode): code is FolderCode => code in folderCases;
const isOfPromotions = (code: DiagnosticCode): code is keyof typeof promotionCases => code in promotionCases;

const known = new Map<DiagnosticCode, CaseResult>();

/** The diagnostics of a code's case, computed once for several tests. */
function diagnose(code: DiagnosticCode): CaseResult {
  const result = known.get(code) ?? runCase(code);
  known.set(code, result);
  return result;
}

function runCase(code: DiagnosticCode): CaseResult {
  if (isOfPromotions(code)) {
    const { text, at } = promotionCases[code];
    const file = { path: 'promotions.yaml', text };
    const { diagnostics, promotions } = compilePromotions(file, ['VILLE']);
    return { files: [file], diagnostics, refused: promotions === null, at, besides: [] };
  }
  if (isOfFolder(code))
    return {
      files: [],
      ...tellFolder(code),
      at: folderCases[code].at,
      besides: folderCases[code].besides ?? [],
    };
  const { city, at, of = tinyCity, besides = [] } = cases[code];
  const source = of(city);
  const { diagnostics, story } = compileTogether(source);
  return { files: source.files, diagnostics, refused: story === null, at, besides };
}

describe('every problem of the catalogue', () => {
  test('has a case that triggers it', () => {
    expect(
      [...Object.keys(cases), ...Object.keys(promotionCases), ...Object.keys(folderCases)].sort(),
    ).toEqual([...codes].sort());
  });

  test.each(codes)('reports %s once, at its place, without follow-up problems', (code) => {
    const { diagnostics, refused, at, besides } = diagnose(code);
    const told = diagnostics.map((diagnostic) => `${placeOf(diagnostic)} ${diagnostic.code}`);
    expect(told.filter((line) => !besides.some((other) => line.endsWith(` ${other}`)))).toEqual([
      `${at} ${code}`,
    ]);
    expect(refused).toBe(catalogue[code].severity === 'error');
  });

  test.each(codes)('explains %s in French, with a remedy', (code) => {
    const { title, explanation } = catalogue[code];
    const { diagnostics } = diagnose(code);
    for (const text of [
      title,
      explanation,
      ...diagnostics.flatMap(({ message, wayOut }) => [message, wayOut]),
    ]) {
      expect(text.length).toBeGreaterThan(5);
      expect(text.replaceAll("de '.", '')).not.toMatch(/\p{L}'\p{L}/u);
      expect(text).not.toMatch(/undefined|\[object|\bnull\b/u);
    }
  });

  test.each(codes)('underlines a part of the line for %s', (code) => {
    const { diagnostics, files } = diagnose(code);
    for (const { at } of diagnostics) {
      const line = files.find(({ path }) => path === at.file)?.text.split('\n')[at.line - 1];
      if (line !== undefined && line !== '')
        expect(at.column - 1 + at.length).toBeLessThanOrEqual(line.length);
    }
  });
});
