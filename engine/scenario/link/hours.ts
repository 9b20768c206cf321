import type { DiagnosticCode } from '../../diagnostics/catalogue.ts';
import type { Hours } from '../../types/hours.generated.ts';
import type { ValuePath, YamlFile } from '../parse/parse-yaml.ts';
import type { LinkContext } from './context.ts';

/** Days of each month of a leap year: 29 February is a valid date. */
const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const YEAR = 366;

interface Problem {
  /** Reports a problem of a key: a date, days. */
  key(code: DiagnosticCode, path: ValuePath, message: string, wayOut: string): void;
  /** Reports a problem of a value: opening times. */
  value(code: DiagnosticCode, path: ValuePath, message: string, wayOut: string): void;
}

/** `date`: « 31/3 ». Day of a leap year, from 0; null when it does not exist. */
export function dayOfYear(date: string): number | null {
  const [day = 0, month = 0] = date.split('/').map(Number);
  const length = DAYS[month - 1];
  if (length === undefined || day < 1 || day > length) return null;
  return DAYS.slice(0, month - 1).reduce((sum, days) => sum + days, 0) + day - 1;
}

/** `range`: « D/M-D/M », which may cross the end of the year. Null when one of the dates does not exist. */
function daysOf(range: string): ReadonlySet<number> | null {
  const [from = '', to = ''] = range.split('-');
  const first = dayOfYear(from);
  const last = dayOfYear(to);
  if (first === null || last === null) return null;
  const count = ((last - first + YEAR) % YEAR) + 1;
  return new Set(Array.from({ length: count }, (_, offset) => (first + offset) % YEAR));
}

const overlap = (left: ReadonlySet<number>, right: ReadonlySet<number>) =>
  [...left].some((day) => right.has(day));

/** `text`: « 18-22 ». It ends the next day when it closes before it opens. Null when it is not two hours of a day. */
function readOpening(text: string) {
  const [opens = NaN, closes = NaN] = text.split('-').map(Number);
  const isOpening = opens !== closes && opens < 24 && closes <= 24;
  return isOpening ? { opens, closes: closes > opens ? closes : closes + 24 } : null;
}

const badOpening = (text: string): [message: string, wayOut: string] => [
  `« ${text} » : l’ouverture et la fermeture sont deux heures de 0 à 24.`,
  'Écrivez par exemple 18-22, ou 22-2 pour passer minuit.',
];

/** `times`: closed, an opening, or several in the order of the day. */
function checkTimes(problem: Problem, path: ValuePath, times: string | readonly string[]): void {
  if (times === 'closed') return;
  let earlier = 0;
  for (const span of [times].flat()) {
    const opening = readOpening(span);
    if (!opening) problem.value('bad-hours', path, ...badOpening(span));
    else if (earlier > 0 && opening.opens <= earlier) {
      const message = `« ${span} » commence avant la fin de l’ouverture précédente.`;
      problem.value(
        'bad-hours',
        path,
        message,
        'Écrivez les ouvertures dans l’ordre du jour, avec une pause entre elles : [9-12, 14-18].',
      );
    }
    earlier = opening?.closes ?? earlier;
  }
}

function weekdays(range: string): ReadonlySet<number> {
  const [from = 0, to = 0] = range.split('-').map(Number);
  return new Set(Array.from({ length: Math.max(0, to - from + 1) }, (_, offset) => from + offset));
}

function checkWeek(problem: Problem, path: ValuePath, week: Hours['schedule'][string]): void {
  const earlierRanges: ReadonlySet<number>[] = [];
  for (const [range, times] of Object.entries(week)) {
    const days = weekdays(range);
    if (days.size === 0)
      problem.key(
        'bad-hours',
        [...path, range],
        `« ${range} » va à rebours.`,
        'Écrivez le premier jour d’abord ; pour passer le dimanche, écrivez deux lignes.',
      );
    else if (earlierRanges.some((earlier) => overlap(earlier, days)))
      problem.key(
        'overlapping-hours',
        [...path, range],
        `« ${range} » recouvre des jours déjà donnés.`,
        'Donnez chaque jour une seule fois : 1-5 puis 6-7, par exemple. Une pause de midi s’écrit en liste : 1-5: [9-12, 14-18].',
      );
    earlierRanges.push(days);
    checkTimes(problem, [...path, range], times);
  }
}

function checkSchedule(problem: Problem, base: ValuePath, schedule: Hours['schedule']): void {
  const earlierRanges: ReadonlySet<number>[] = [];
  for (const [range, week] of Object.entries(schedule)) {
    const path = [...base, 'schedule', range];
    const days = daysOf(range);
    if (!days)
      problem.key(
        'bad-date',
        path,
        `« ${range} » contient une date qui n’existe pas.`,
        'Écrivez deux jours du calendrier : jour/mois-jour/mois, par exemple 1/4-30/9.',
      );
    else if (earlierRanges.some((earlier) => overlap(earlier, days)))
      problem.key(
        'overlapping-hours',
        path,
        `« ${range} » recouvre une plage précédente.`,
        'Faites commencer chaque plage le lendemain de la fin d’une autre.',
      );
    if (days) earlierRanges.push(days);
    checkWeek(problem, path, week);
  }
}

/** Reports openings of steps that never begin or never matter. */
function checkOpenings({ draft, report }: LinkContext): void {
  for (const { file, value } of draft.steps) {
    if (!value.opens) continue;
    const path = ['opens', 'between'];
    if (!readOpening(value.opens.between))
      report('bad-hours', file.valueAt(path), ...badOpening(value.opens.between));
    if (!value.puzzle)
      report(
        'opens-nothing',
        file.keyAt(['opens']),
        'Cette étape n’a pas d’épreuve à ouvrir.',
        'Retirez opens, ou ajoutez une épreuve (puzzle).',
      );
  }
}

/** Reports hours of places, one by one; a place follows the city's hours or has its own. */
function checkPlaceHours({ draft, report }: LinkContext): void {
  for (const { file, value } of draft.places) {
    value.forEach(({ hours, closes }, index) => {
      if (!hours) return;
      checkAll(problemsIn(file, report), [index, 'hours'], hours);
      if (closes !== true) return;
      const message = 'Ce lieu a ses heures (hours), et suit aussi celles de la ville (closes).';
      report(
        'two-hours',
        file.keyAt([index, 'closes']),
        message,
        'Gardez l’un des deux : closes pour les heures de la ville.',
      );
    });
  }
}

function checkAll(problem: Problem, base: ValuePath, { schedule, exceptions = {}, holidays }: Hours): void {
  checkSchedule(problem, base, schedule);
  for (const [date, times] of Object.entries(exceptions)) {
    const path = [...base, 'exceptions', date];
    if (dayOfYear(date) === null)
      problem.key(
        'bad-date',
        path,
        `Le « ${date} » n’existe pas.`,
        'Écrivez un jour du calendrier : jour/mois, par exemple 1/5.',
      );
    checkTimes(problem, path, times);
  }
  if (!Array.isArray(holidays)) return;
  holidays.forEach((name, index) => {
    if (!name.includes('/') || dayOfYear(name) !== null) return;
    const path = [...base, 'holidays', index];
    problem.value(
      'bad-date',
      path,
      `Le « ${name} » n’existe pas.`,
      'Écrivez un jour du calendrier : jour/mois, par exemple 1/5.',
    );
  });
}

const problemsIn = (file: YamlFile, report: LinkContext['report']): Problem => ({
  key: (code, path, message, wayOut) => report(code, file.keyAt(path), message, wayOut),
  value: (code, path, message, wayOut) => report(code, file.valueAt(path), message, wayOut),
});

/** Checks that dates exist, that openings are hours of a day, and that ranges do not overlap. */
export function checkHours(context: LinkContext): void {
  const { draft, report } = context;
  checkOpenings(context);
  checkPlaceHours(context);
  const { file, value } = draft.scenario ?? {};
  if (file && value?.hours) checkAll(problemsIn(file, report), ['hours'], value.hours);
}
