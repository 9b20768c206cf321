import { describe, expect, it } from 'vitest';
import { readInvitation, scannedCode } from '../../../web/state/session/activation-code.ts';

it.each([
  ['CNGGYQ', 'CNGGYQ'],
  ['CNGGYQ&utm_source=qr', 'CNGGYQ'],
  ['CNGGYQ, merci', 'CNGGYQ'],
  ['cnggyq?x', 'cnggyq'],
  ['CARTES POSTALES', 'CARTES POSTALES'],
  ['CARTES-LETTRES', 'CARTES-LETTRES'],
  ['CNGGYQX', 'CNGGYQX'],
])('the address of a letter %j says %j', (text, said) => {
  expect(scannedCode(text)).toBe(said);
});

describe('an invitation', () => {
  it.each([
    ['mYq0vJ3kT8nWc2LrXs5Z_a-B', 'mYq0vJ3kT8nWc2LrXs5Z_a-B'],
    ['mYq0vJ3kT8nWc2LrXs5Z_a-B.', 'mYq0vJ3kT8nWc2LrXs5Z_a-B'],
    ['rgf-4td', 'RGF4TD'],
    ['RGF4T', null],
  ])('%j is read as %j', (text, read) => {
    expect(readInvitation(text)).toBe(read);
  });
});
