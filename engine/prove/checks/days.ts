import { frenchDate } from '../../hours/french.ts';
import { CLOSING_MS } from '../../hours/status.ts';
import { begin } from '../../story/begin.ts';
import { isOnMainRoute } from '../../story/route.ts';
import type { HoursView } from '../../hours/hours-view.ts';
import type { CalendarDay } from '../calendar.ts';
import type { Checker, Fault, ProofContext } from '../context.ts';
import { tellPosition } from '../context.ts';
import { provedStatus, type Sight } from '../sights.ts';
import { hasWayAround } from '../way-around.ts';

/** An opening that is no longer than this is told as closing from its first minute. */
const CLOSING_HOURS = CLOSING_MS / 3_600_000;

/** On every day of the year some route can be finished, or the player is told before the walk that none can. */
export const checkDays: Checker = (context) => [...forgotten(context), ...tooShort(context), ...closedDays(context), ...untold(context)];

/** « le 31 mars », « le 7 avril et 25 autres jours »; null for none. A date counts once, whatever the years. */
function datesIn(days: readonly CalendarDay[]): string | null {
  const [first, ...others] = new Set(days.map(({ day }) => frenchDate(day)));
  if (first === undefined) return null;
  return others.length === 0 ? `le ${first}` : `le ${first} et ${others.length} autre${others.length > 1 ? 's jours' : ' jour'} de l’année`;
}

function forgotten({ calendar }: ProofContext): readonly Fault[] {
  const dates = datesIn(calendar.days.filter(({ isNamed }) => !isNamed));
  if (dates === null) return [];
  return [
    {
      code: 'day-forgotten',
      about: { scenario: ['hours', 'schedule'] },
      message: `Aucune période des horaires ne contient ${dates}.`,
      wayOut: 'Prolongez une période, ou dites-le dans exceptions.',
    },
  ];
}

function tooShort({ calendar }: ProofContext): readonly Fault[] {
  const dates = datesIn(calendar.days.filter(({ longest }) => longest > 0 && longest <= CLOSING_HOURS));
  if (dates === null) return [];
  return [
    {
      code: 'day-too-short',
      about: { scenario: ['hours', 'schedule'] },
      message: `L’écran annonce « bientôt fermé » dès l’ouverture ${dates}.`,
      wayOut: 'Écrivez une ouverture plus longue, ou fermez ce jour-là.',
    },
  ];
}

/** What the first screen tells who begins on that day at noon, before a step is walked. */
function toldAtNoon({ story }: ProofContext, { noon }: CalendarDay): HoursView | null {
  return provedStatus(begin(story, noon), noon).view?.hours ?? null;
}

function closedDays(context: ProofContext): readonly Fault[] {
  const { days } = context.calendar;
  if (days.every(({ longest }) => longest === 0)) return [neverOpens()];
  if (hasWayAround(context)) return [];
  const dates = datesIn(days.filter((entry) => entry.longest === 0 && entry.isNamed && !isExplained(toldAtNoon(context, entry))));
  return dates === null ? [] : [closedWithoutWord(dates)];
}

const isExplained = (hours: HoursView | null): boolean =>
  hours !== null && hours.mainRouteImpossible && (hours.reason ?? hours.notices.closed) !== null;

function neverOpens(): Fault {
  return {
    code: 'never-opens',
    about: { scenario: ['hours', 'schedule'] },
    message: 'Aucun jour, à aucune heure, la ville n’est ouverte.',
    wayOut: 'Écrivez des heures d’ouverture dans schedule.',
  };
}

function closedWithoutWord(dates: string): Fault {
  return {
    code: 'closed-without-word',
    about: { scenario: ['hours'] },
    message: `Aucun trajet ne peut être fini ${dates}, et rien ne dit pourquoi.`,
    wayOut: 'Écrivez hours.reason ou hours.notices.closed, ou offrez un trajet de secours.',
  };
}

function isToldRight({ hours, view, state }: Sight): boolean {
  const isClosed = hours === 'closed';
  const { hours: told } = view;
  return (told.state === 'closed') === isClosed && told.mainRouteImpossible === (isClosed && isOnMainRoute(state.position));
}

/** In every state, the screen says it is closed when it is, and only then. */
function untold({ sights }: ProofContext): readonly Fault[] {
  const [sight] = sights.screens.filter((sight) => !isToldRight(sight));
  if (!sight) return [];
  return [
    {
      code: 'hours-untold',
      about: { scenario: ['hours'] },
      message: `L’écran se trompe sur l’ouverture, ${tellPosition(sight.state)}.`,
      wayOut: 'Vérifiez les horaires de la ville.',
      state: sight.state,
    },
  ];
}
