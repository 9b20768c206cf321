import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { root } from '../support/programs/run.ts';

/**
 * The rows of the specification by group, each numbered from 01: P of the public site and its accounts, G of
 * the game and the staff.
 */
const LAST = {
  ...{
    'P-ROUTE': 22,
    'P-LAND': 16,
    'P-PAGE': 12,
    'P-AUTH': 21,
    'P-ACT': 32,
    'P-API': 22,
    'P-ERR': 34,
    'P-CONST': 18,
  },
  ...{
    'G-ROUTE': 14,
    'G-TILE': 8,
    'G-STEP': 9,
    'G-LYON': 18,
    'G-TLSE': 15,
    'G-PARIS': 18,
    'G-MSG': 8,
    'G-DOC': 13,
  },
  ...{ 'G-DIAL': 7, 'G-TUNER': 12, 'G-HINT': 9, 'G-ALT': 4, 'G-HOURS': 6, 'G-FINAL': 9, 'G-TUTO': 2 },
  ...{ 'G-ADMIN': 23, 'G-API': 12, 'G-ERR': 6, 'G-CONST': 6 },
};

const ROWS = Object.entries(LAST).flatMap(([group, last]) =>
  Array.from({ length: last }, (_, index) => `${group}-${String(index + 1).padStart(2, '0')}`),
);

const NAMED = ['it', 'test', 'describe'];
const NOT_RUN = ['skip', 'todo'];

/** The called function's path, such as « it », « it.each », « describe.skip »; null if it is not a test. */
function calleeOf(node: ts.Node): readonly string[] | null {
  if (ts.isIdentifier(node)) return NAMED.includes(node.text) ? [node.text] : null;
  if (ts.isPropertyAccessExpression(node)) return calleeOf(node.expression)?.concat(node.name.text) ?? null;
  return ts.isCallExpression(node) ? calleeOf(node.expression) : null;
}

function literalsIn(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  const found: string[] = [];
  ts.forEachChild(node, (child) => void found.push(...literalsIn(child)));
  return found;
}

/** The title of a test that runs, with the table that fills it in. */
function nameOf(call: ts.CallExpression): string[] {
  const callee = calleeOf(call.expression);
  const [title] = call.arguments;
  if (!callee || callee.some((part) => NOT_RUN.includes(part)) || !title || !ts.isStringLiteralLike(title))
    return [];
  const table = ts.isCallExpression(call.expression) && callee.includes('each') && title.text.includes('%');
  return [title.text, ...(table ? call.expression.arguments.flatMap(literalsIn) : [])];
}

function namesIn(text: string): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) names.push(...nameOf(node));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('a.test.tsx', text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return names;
}

const ROW = /\b[PG]-[A-Z]+-\d\d\b/g;

const missingFrom = (names: readonly string[], rows: readonly string[]): string[] => {
  const named = new Set(names.join('\n').match(ROW));
  return rows.filter((row) => !named.has(row));
};

it('every row is named by a test of one of the two runs', () => {
  // This file contains names of rows that do not exist.
  const files = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.test\.tsx?$/.test(name) && !name.endsWith('clauses.test.ts'),
  );
  const texts = files.map((name) => readFileSync(join(root, 'tests', name), 'utf8'));
  // Most files name no row and need not be parsed.
  const named = texts.filter((text) => text.search(ROW) >= 0).flatMap(namesIn);
  expect(ROWS).toHaveLength(376);
  expect(missingFrom(named, ROWS)).toEqual([]);
});

it.each([
  ['a comment', '// P-ROUTE-01\nit("leads home", () => {});'],
  ['the body of a test', 'it("leads home", () => { expect("P-ROUTE-01"); });'],
  ['a test that does not run', 'it.skip("P-ROUTE-01: leads home", () => {});'],
  ['a table that no title shows', 'it.each([["P-ROUTE-01"]])("leads home", () => {});'],
])('%s names no row', (_where, text) => {
  expect(missingFrom(namesIn(text), ['P-ROUTE-01'])).toEqual(['P-ROUTE-01']);
});

it.each([
  ['a title', 'it("G-HINT-01, P-ROUTE-01: leads home", () => {});'],
  ['a group', 'describe("P-ROUTE-01", () => {});'],
  ['a table shown by its title', 'it.each<Row>([["P-ROUTE-01", 1]])("%s", () => {});'],
])('%s names a row', (_where, text) => {
  expect(missingFrom(namesIn(text), ['P-ROUTE-01'])).toEqual([]);
});
