import { describe, expect, it } from 'vitest';
import type { HoursView } from '../../../engine/hours/present-hours.ts';
import { provedStatus } from '../../../engine/prove/shown-content.ts';
import type { Progress } from '../../../engine/story/progress.ts';
import type { Hours } from '../../../engine/types/hours.generated.ts';
import { detouredTo, playedTo, standing, ville } from '../story/playing.ts';

/** The museum's hours, at the lighthouse: from Wednesday to Sunday, with a pause at midday. */
const MUSEUM: Hours = {
  schedule: { '1/1-31/12': { '3-7': ['9-12', '14-18'] } },
  holidays: ['easterMonday', '1/5'],
  reason: 'Le phare se visite.',
};
const own = { ...ville, places: ville.places.map((place) => ({ ...place, hours: MUSEUM })) };

/** Of Tuesday 2 June 2026, in Paris, unless another day is given. */
const at = (progress: Progress, time: string, day = '2026-06-02', city = own): HoursView => {
  const hours = provedStatus(standing(progress, city), Date.parse(`${day}T${time}:00+02:00`)).view?.hours;
  if (!hours) throw new Error('there is no view');
  return hours;
};

describe('a place with hours of its own', () => {
  it('warns before its step is reached, without its name', () => {
    const before = at(playedTo('CAFE'), '10:00');
    expect(before).toMatchObject({ state: 'open', label: 'jusqu’à 20 h', neededHere: true });
    expect(before.ahead).toEqual([
      { state: 'closed', label: 'ouvre demain à 9 h', notice: 'Le phare se visite.' },
    ]);
    expect(JSON.stringify(before.ahead)).not.toContain('jetée');
    expect(at(playedTo('CAFE'), '10:00', '2026-06-03').ahead).toEqual([]);
    expect(at(playedTo('CAFE'), '11:00', '2026-06-03').ahead).toEqual([
      { state: 'closing', label: 'jusqu’à 12 h', notice: 'Le phare se visite.' },
    ]);
  });

  it('is the sign of its step, pause included', () => {
    expect(at(playedTo('PHARE'), '10:00')).toMatchObject({
      state: 'closed',
      mainRouteImpossible: true,
      label: 'ouvre demain à 9 h',
      ahead: [],
    });
    expect(at(playedTo('PHARE'), '12:30', '2026-06-03')).toMatchObject({
      state: 'closed',
      opensToday: '14 h',
    });
    expect(at(playedTo('PHARE'), '15:00', '2026-06-03')).toMatchObject({
      state: 'open',
      label: 'jusqu’à 18 h',
      neededHere: true,
    });
  });

  it('no longer warns once its step is behind, or on another route', () => {
    expect(at(playedTo('MUSEE'), '10:00')).toMatchObject({ state: 'open', ahead: [] });
    expect(at(detouredTo('DETOUR'), '10:00')).toMatchObject({
      mainRouteImpossible: false,
      ahead: [],
      neededHere: false,
    });
  });

  it('leaves the city’s hours to the steps that need them: where only a place behind closed, nothing is impossible', () => {
    const places = [
      ...own.places,
      { ...own.places[0], slug: 'gare', closes: true, hours: undefined },
    ] as typeof own.places;
    const steps = { ...own.steps, GARE: { ...own.steps.GARE, places: ['gare'] } } as typeof own.steps;
    const city = { ...own, places, steps };
    expect(at(playedTo('GARE'), '22:00', '2026-06-02', city)).toMatchObject({
      state: 'closed',
      mainRouteImpossible: true,
    });
    expect(at(playedTo('MUSEE'), '22:00', '2026-06-02', city)).toMatchObject({
      mainRouteImpossible: false,
      neededHere: false,
    });
  });

  it('is closed on the feasts that it names, and on no other', () => {
    expect(at(playedTo('PHARE'), '10:00', '2026-05-01').state).toBe('closed');
    expect(at(playedTo('PHARE'), '10:00', '2026-05-08').state).toBe('open');
    const daily = {
      ...own,
      places: own.places.map((place) => ({
        ...place,
        hours: { ...MUSEUM, schedule: { '1/1-31/12': { '1-7': '9-18' } } },
      })),
    };
    expect(
      ['2026-04-05', '2026-04-06', '2027-03-29', '2026-05-25'].map(
        (day) => at(playedTo('PHARE'), '10:00', day, daily).state,
      ),
    ).toEqual(['open', 'closed', 'closed', 'open']);
    expect(at(playedTo('PHARE'), '10:00', '2026-04-06', daily).lines).toContainEqual({
      days: 'lundi de Pâques, 1er mai',
      hours: 'fermé',
    });
  });
});
