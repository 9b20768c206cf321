import type { Hours } from '../types/hours.generated.ts';
import type { HoursView } from './hours-view.ts';
import { frenchDate, frenchSpans, frenchWeekdays } from './french.ts';
import { datesInclude, gridSpans, spansOn } from './schedule.ts';
import type { Day } from './zoned.ts';

type Line = HoursView['lines'][number];

const WEEK = [1, 2, 3, 4, 5, 6, 7];

/** The opening hours in French, for the popup: the week in the current season, holidays, exceptions. */
export function hoursLines(hours: Hours, today: Day): readonly Line[] {
  return [...weekLines(hours, today), ...holidayLines(hours, today), ...exceptionLines(hours, today)];
}

/** Neighbouring days with the same hours share a line. */
function weekLines(hours: Hours, today: Day): readonly Line[] {
  const groups: { from: number; to: number; hours: string }[] = [];
  for (const weekday of WEEK) {
    const text = frenchSpans(gridSpans(hours, today, weekday));
    const last = groups.at(-1);
    if (last?.hours === text) last.to = weekday;
    else groups.push({ from: weekday, to: weekday, hours: text });
  }
  const season = seasonOf(hours, today);
  return groups.map((group) => ({ days: frenchWeekdays(group.from, group.to) + season, hours: group.hours }));
}

/** « , du 1er avril au 30 septembre », where the year has several ranges. */
function seasonOf(hours: Hours, today: Day): string {
  const ranges = Object.keys(hours.schedule);
  const current = ranges.find((range) => datesInclude(range, today));
  if (ranges.length < 2 || current === undefined) return '';
  const [from = '', to = ''] = current.split('-').map((text) => {
    const [day = 1, month = 1] = text.split('/').map(Number);
    return frenchDate({ day, month });
  });
  return `, du ${from} au ${to}`;
}

function holidayLines(hours: Hours, today: Day): readonly Line[] {
  if (hours.holidays === 'closed') return [{ days: 'jours fériés', hours: frenchSpans([]) }];
  if (Array.isArray(hours.holidays))
    return [{ days: hours.holidays.map(closedDay).join(', '), hours: frenchSpans([]) }];
  if (hours.holidays !== 'sunday') return [];
  return [{ days: 'jours fériés', hours: frenchSpans(gridSpans(hours, today, 7)) }];
}

const FEASTS: Readonly<Record<string, string>> = {
  goodFriday: 'vendredi saint',
  easterSunday: 'dimanche de Pâques',
  easterMonday: 'lundi de Pâques',
  ascension: 'jeudi de l’Ascension',
  whitSunday: 'dimanche de Pentecôte',
  whitMonday: 'lundi de Pentecôte',
};

function closedDay(name: string): string {
  const [day = 1, month = 1] = name.split('/').map(Number);
  return FEASTS[name] ?? frenchDate({ day, month });
}

function exceptionLines(hours: Hours, today: Day): readonly Line[] {
  return Object.keys(hours.exceptions ?? {}).map((date) => {
    const [day = 1, month = 1] = date.split('/').map(Number);
    return {
      days: frenchDate({ day, month }),
      hours: frenchSpans(spansOn(hours, { year: today.year, month, day })),
    };
  });
}
