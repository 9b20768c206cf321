import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { root } from '../support/programs/run.ts';

/** The rows of the specification of the public site, its accounts and their calls: by group, numbered from 01. */
const LAST = { ROUTE: 22, LAND: 16, PAGE: 12, AUTH: 21, ACT: 32, API: 22, ERR: 34, CONST: 18 };

const ROWS = Object.entries(LAST).flatMap(([group, last]) =>
  Array.from({ length: last }, (_, index) => `P-${group}-${String(index + 1).padStart(2, '0')}`),
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
  if (!callee || callee.some((part) => NOT_RUN.includes(part)) || !title || !ts.isStringLiteralLike(title)) return [];
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

const missingFrom = (names: readonly string[], rows: readonly string[]): string[] => {
  const named = new Set(names.join('\n').match(/\bP-[A-Z]+-\d\d\b/g));
  return rows.filter((row) => !named.has(row));
};

/** This file contains names of rows that do not exist. */
const OWN = 'clauses.test.ts';
const files = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.test\.tsx?$/.test(name) && !name.endsWith(OWN),
);
const allNames = files.flatMap((name) => namesIn(readFileSync(join(root, 'tests', name), 'utf8')));

it('every row is named by a test', () => {
  expect(ROWS).toHaveLength(177);
  expect(missingFrom(allNames, ROWS)).toEqual([]);
});

it('a row that no test names is found', () => {
  expect(missingFrom(allNames, ['P-ROUTE-01', 'P-ROUTE-99'])).toEqual(['P-ROUTE-99']);
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
  ['a title', 'it("P-ROUTE-01, P-ROUTE-08: leads home", () => {});'],
  ['a group', 'describe("P-ROUTE-01", () => {});'],
  ['a table shown by its title', 'it.each([["P-ROUTE-01", 1]])("%s", () => {});'],
])('%s names a row', (_where, text) => {
  expect(missingFrom(namesIn(text), ['P-ROUTE-01'])).toEqual([]);
});
