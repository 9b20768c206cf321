import { describe, expect, it } from 'vitest';
import { readSettings } from '../../../server/platform/env.ts';
import { findMainUrl } from '../../../server/platform/main-url.ts';

const OURS = 'https://www.maison.test';
const FICTION = 'https://poste-restante.example';
const found = (environment: Record<string, string>, mainUrl: string) => {
  const read = readSettings(environment);
  if (!read.ok) throw new Error(read.problems.join('\n'));
  return findMainUrl(read.settings, { mainUrl });
};

describe('the address in QR codes and mails (P-CONST-18)', () => {
  it.each<[string, Record<string, string>, string, string | null]>([
    ['is the site file’s', {}, OURS, OURS],
    ['is the site file’s in production', { NODE_ENV: 'production' }, OURS, OURS],
    [
      'is MAIN_URL where it is given',
      { NODE_ENV: 'production', MAIN_URL: 'https://ailleurs.test/' },
      OURS,
      'https://ailleurs.test',
    ],
    [
      'is this machine at home, while the file has its fictitious one',
      { PORT: '0' },
      FICTION,
      'http://localhost:0',
    ],
    [
      'is missing in production, while the file has its fictitious one',
      { NODE_ENV: 'production' },
      FICTION,
      null,
    ],
    [
      'is never this machine in production',
      { NODE_ENV: 'production', MAIN_URL: 'http://localhost:3000' },
      OURS,
      null,
    ],
    ['nor by its number', { NODE_ENV: 'production' }, 'http://127.0.0.1:3000', null],
  ])('%s', (_fact, environment, mainUrl, address) => {
    expect(found(environment, mainUrl)).toBe(address);
  });
});
