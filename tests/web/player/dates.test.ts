import { describe, expect, it } from 'vitest';
import { deliveryDate, postmarkOf, printedDate } from '../../../web/player/dates.ts';

const LATE = '2026-12-31T23:45:00Z';
const lyon = { name: 'Lyon', timeZone: 'Europe/Paris' };
const elsewhere = { name: 'Québec', timeZone: 'America/Toronto' };

describe('the date on a paper of a city', () => {
  it('is that of the city’s clock in its postmark, whatever the clock of the device', () => {
    expect(postmarkOf(lyon, LATE)).toEqual({ city: 'Lyon R.P.', date: '01-01', hour: '00 H 45' });
    expect(postmarkOf(elsewhere, LATE)).toEqual({ city: 'Québec R.P.', date: '31-12', hour: '18 H 45' });
  });

  it('is that of the city’s clock on its messages and its printed sheets', () => {
    expect([deliveryDate(LATE, 'fr', lyon.timeZone), deliveryDate(LATE, 'fr', elsewhere.timeZone)]).toEqual([
      '1er janvier, 0 h 45',
      '31 décembre, 18 h 45',
    ]);
    expect([printedDate(LATE, 'fr', lyon.timeZone), printedDate(LATE, 'fr', elsewhere.timeZone)]).toEqual([
      '1er janvier 2027',
      '31 décembre 2026',
    ]);
  });

  it('is absent before there is one', () => {
    expect(postmarkOf(lyon, null)).toEqual({ city: 'Lyon R.P.', date: '', hour: '' });
    expect(deliveryDate(null, 'fr', lyon.timeZone)).toBeNull();
  });
});
