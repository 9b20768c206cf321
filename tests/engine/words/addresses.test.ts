import { describe, expect, it } from 'vitest';
import { addressIn, frenchAddress, languageOfAddress } from '../../../engine/index.ts';

describe('the address of a public page', () => {
  it.each([
    ['/', '/en/'],
    ['/concept', '/en/concept'],
    ['/login?register=true&from=%2Fa%2FABC123', '/en/login?register=true&from=%2Fa%2FABC123'],
    ['/encre', '/en/encre'],
  ])('%s is %s in English, and back', (french, english) => {
    expect(addressIn('en', french)).toBe(english);
    expect(addressIn('en', english)).toBe(english);
    expect(addressIn('fr', french)).toBe(french);
    expect(frenchAddress(english)).toBe(french);
    expect(frenchAddress(french)).toBe(french);
    expect([french, english].map(languageOfAddress)).toEqual(['fr', 'en']);
  });

  it.each(['/home', '/home/app/code', '/document/map', '/logout', '/admin/queue', 'mailto:a@b.fr', '?pli=2'])(
    '%s is the same in every language',
    (address) => {
      expect(addressIn('en', address)).toBe(address);
    },
  );

  it.each(['/en', '/EN/', '/en?x=1'])('%s is the English front page', (address) => {
    expect(languageOfAddress(address)).toBe('en');
    expect(frenchAddress(address).replace(/\?.*/u, '')).toBe('/');
  });
});
