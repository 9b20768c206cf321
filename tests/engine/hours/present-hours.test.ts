import { describe, expect, it } from 'vitest';
import { presentHours } from '../../../engine/hours/present-hours.ts';
import type { Hours } from '../../../engine/types/hours.generated.ts';
import { fr } from '../../../engine/words/fr.ts';

const show = (hours: Hours, instant: string) => presentHours(hours, 'Europe/Paris', Date.parse(instant), fr);
const allYear: Hours = { schedule: { '1/1-31/12': { '1-7': '7-19' } }, reason: 'La cour dort.' };
const varied: Hours = {
  schedule: {
    '1/4-30/9': { '1-4': '8.5-20', '5-5': '8.5-24', '6-7': '10-18' },
    '1/10-31/3': { '1-5': '9-17' },
  },
  holidays: 'sunday',
  exceptions: { '1/5': 'closed', '24/12': '9-12' },
};

describe('opening hours shown to the player', () => {
  it('are one line when every day is the same', () => {
    expect(show(allYear, '2026-06-02T12:00:00+02:00')).toEqual({
      state: 'open',
      until: '2026-06-02T17:00:00.000Z',
      lines: [{ days: 'lundi au dimanche', hours: '7 h à 19 h' }],
      reason: 'La cour dort.',
      notices: { closing: null, closed: null },
      mainRouteImpossible: false,
      opensToday: null,
      label: 'jusqu’à 19 h',
    });
  });

  it('include the city’s own texts for little time and for closed', () => {
    const notices = { closing: 'La grille se ferme bientôt.', closed: 'Le quai, lui, reste ouvert.' };
    expect(show({ ...allYear, notices }, '2026-06-02T12:00:00+02:00').notices).toEqual(notices);
  });

  it('tell a pause at midday, and when it ends', () => {
    const paused: Hours = { schedule: { '1/1-31/12': { '1-7': ['9-12', '14-18'] } } };
    expect(show(paused, '2026-06-02T12:30:00+02:00')).toMatchObject({
      state: 'closed',
      lines: [{ days: 'lundi au dimanche', hours: '9 h à 12 h et 14 h à 18 h' }],
      opensToday: '14 h',
      label: 'ouvre à 14 h',
    });
  });

  it('pass midnight when they close before they open', () => {
    const night: Hours = { schedule: { '1/1-31/12': { '1-5': '18-2' } } };
    const lines = [
      { days: 'lundi au vendredi', hours: '18 h à 2 h' },
      { days: 'samedi et dimanche', hours: 'fermé' },
    ];
    expect(show(night, '2026-06-06T01:00:00+02:00')).toMatchObject({
      state: 'closing',
      lines,
      label: 'jusqu’à 2 h',
    });
    expect(show(night, '2026-06-08T01:00:00+02:00')).toMatchObject({
      state: 'closed',
      label: 'ouvre à 18 h',
    });
  });

  it('group days and name the season, holidays and exceptions', () => {
    expect(show(varied, '2026-06-02T12:00:00+02:00').lines).toEqual([
      { days: 'lundi au jeudi, du 1er avril au 30 septembre', hours: '8 h 30 à 20 h' },
      { days: 'vendredi, du 1er avril au 30 septembre', hours: '8 h 30 à minuit' },
      { days: 'samedi et dimanche, du 1er avril au 30 septembre', hours: '10 h à 18 h' },
      { days: 'jours fériés', hours: '10 h à 18 h' },
      { days: '1er mai', hours: 'fermé' },
      { days: '24 décembre', hours: '9 h à 12 h' },
    ]);
  });

  it('name the closed days', () => {
    expect(show(varied, '2026-12-02T12:00:00+01:00').lines).toContainEqual({
      days: 'samedi et dimanche, du 1er octobre au 31 mars',
      hours: 'fermé',
    });
  });

  it.each([
    ['2026-06-02T18:00:00+02:00', 'jusqu’à 19 h'],
    ['2026-06-02T05:00:00+02:00', 'ouvre à 7 h'],
    ['2026-06-02T20:00:00+02:00', 'ouvre demain à 7 h'],
  ])('show at %s « %s »', (instant, label) => {
    expect(show(allYear, instant).label).toBe(label);
  });

  it('show the day of the next opening when it is not today or tomorrow', () => {
    expect(show(varied, '2026-12-04T20:00:00+01:00').label).toBe('ouvre lundi à 9 h');
    expect(show({ schedule: { '1/7-31/7': { '1-7': '9.5-12' } } }, '2026-06-02T12:00:00+02:00').label).toBe(
      'ouvre le 1er juillet à 9 h 30',
    );
  });

  it('warn that the main route is impossible only while closed', () => {
    expect(show(allYear, '2026-06-02T19:00:00+02:00')).toMatchObject({
      state: 'closed',
      mainRouteImpossible: true,
    });
    expect(show(allYear, '2026-06-02T18:59:00+02:00')).toMatchObject({
      state: 'closing',
      mainRouteImpossible: false,
    });
  });

  it('show a later opening of today only when there is one', () => {
    expect(show(allYear, '2026-06-02T05:00:00+02:00')).toMatchObject({
      mainRouteImpossible: true,
      opensToday: '7 h',
    });
    expect(show(allYear, '2026-06-02T12:00:00+02:00').opensToday).toBeNull();
    expect(show(allYear, '2026-06-02T20:00:00+02:00')).toMatchObject({
      mainRouteImpossible: true,
      opensToday: null,
    });
  });

  it('show no warning off the main route or at its end', () => {
    const notices = { closing: 'La grille se ferme bientôt.', closed: 'Le quai, lui, reste ouvert.' };
    const shown = presentHours(
      { ...allYear, notices },
      'Europe/Paris',
      Date.parse('2026-06-02T20:00:00+02:00'),
      fr,
      false,
    );
    expect(shown).toMatchObject({
      state: 'closed',
      mainRouteImpossible: false,
      notices: { closing: null, closed: null },
    });
  });

  it('have texts for never and always open', () => {
    expect(show({ schedule: {} }, '2026-06-02T12:00:00+02:00')).toMatchObject({
      label: 'fermé',
      until: null,
    });
    expect(show({ schedule: { '1/1-31/12': { '1-7': '0-24' } } }, '2026-06-02T12:00:00+02:00')).toMatchObject(
      {
        label: 'toujours ouvert',
        until: null,
      },
    );
  });
});
