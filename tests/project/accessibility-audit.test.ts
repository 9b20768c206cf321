import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../support/programs/run.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The criteria of RGAA 4.1 in each of its thirteen topics. */
const TOPICS = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12];

const rows = [
  ...read('docs/accessibility-audit.md').matchAll(/^\| (\d+\.\d+) \| .*? \| (C|NC|NA) \| (.+) \|$/gm),
];
const failed = rows.filter(([, , result]) => result === 'NC').map(([, criterion = '']) => criterion);
const met = rows.filter(([, , result]) => result === 'C').length;

it('the audit has each criterion once, in order', () => {
  const all = TOPICS.flatMap((count, topic) =>
    Array.from({ length: count }, (_, index) => `${topic + 1}.${index + 1}`),
  );
  expect(rows.map(([, criterion]) => criterion)).toEqual(all);
});

it('the statement has the figures of the audit and names each failed criterion', () => {
  const statement = read('web/site/texts/accessibility.mdx');
  const applicable = met + failed.length;
  const rate = Math.round((100 * met) / applicable);
  expect(statement).toContain(`${met} des ${applicable} critères applicables`);
  expect(statement).toContain(`soit ${rate} %`);
  for (const criterion of failed)
    expect(statement).toMatch(new RegExp(`[( ]${criterion.replace('.', String.raw`\.`)}[ )]`));
  expect(read('scenarios/site.yaml')).toContain('conformity: partiellement conforme');
});
