import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../support/programs/run.ts';

interface Lock {
  readonly packages: Readonly<Record<string, { readonly integrity?: string; readonly link?: boolean }>>;
}

const unfixed = ({ packages }: Lock): readonly string[] =>
  Object.entries(packages).flatMap(([path, { integrity, link }]) =>
    path === '' || link === true || integrity?.startsWith('sha512-') === true ? [] : [path],
  );

it('every package is fixed by its content, for every system', () => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
  expect(unfixed(lock)).toEqual([]);
  expect(unfixed({ packages: { '': {}, a: { integrity: 'sha512-x' }, b: {} } })).toEqual(['b']);
});
