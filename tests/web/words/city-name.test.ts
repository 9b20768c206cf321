import { describe, expect, it } from 'vitest';
import { cityName } from '../../../web/words/city-name.ts';

describe('the name of a city in a sentence', () => {
  it.each([
    ['LYON', 'Lyon'],
    ['PORT-SAINTE-AUBAINE', 'Port-Sainte-Aubaine'],
    ['Port-Sainte-Aubaine', 'Port-Sainte-Aubaine'],
    ['AIX-EN-PROVENCE', 'Aix-en-Provence'],
    ['LE_HAVRE', 'Le Havre'],
    ['L’ÎLE-D’YEU', 'L’Île-d’Yeu'],
  ])('%s: %s', (city, name) => {
    expect(cityName(city)).toBe(name);
  });
});
