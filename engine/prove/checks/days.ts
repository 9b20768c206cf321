import { formatDay } from '../../words/format.ts';
import { CLOSING_MS } from '../../hours/status.ts';
import { begin } from '../../story/advance.ts';
import type { Standing } from '../../story/standing.ts';
import type { HoursView } from '../../hours/present-hours.ts';
import { type CalendarDay, meetingsOf, meetsOn } from '../calendar.ts';
import { type Checker, type Fault, type ProofContext, describePosition } from '../context.ts';
import { dependsOnPlaces, hoursAhead } from '../../view/present-step-hours.ts';
import { provedStatus, type StateView } from '../shown-content.ts';
import { canAvoidHours } from '../stranded.ts';

/** An opening no longer than this is displayed as closing from its first minute. */
const CLOSING_HOURS = CLOSING_MS / 3_600_000;

/** Checks that on every day some route can be finished, or that the first screen announces that none can. */
export const checkDays: Checker = (context) => [
  ...daysWithoutPeriod(context),
  ...shortDays(context),
  ...closedDays(context),
  ...missedHours(context),
  ...wrongHours(context),
];

/**
 * « le 31 mars », « le 7 avril et 25 autres jours »; null for none. A date counts once, whatever the years.
 */
function datesIn(days: readonly CalendarDay[]): string | null {
  const [first, ...others] = new Set(days.map(({ day }) => formatDay(day, 'fr')));
  if (first === undefined) return null;
  return others.length === 0
    ? `le ${first}`
    : `le ${first} et ${others.length} autre${others.length > 1 ? 's jours' : ' jour'} de l’année`;
}

function daysWithoutPeriod({ calendar }: ProofContext): readonly Fault[] {
  const dates = datesIn(calendar.days.filter(({ isCovered }) => !isCovered));
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

function shortDays({ calendar }: ProofContext): readonly Fault[] {
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

/** The hours on the first screen of a player who begins at noon of that day. */
function hoursAtNoon({ story }: ProofContext, { noon }: CalendarDay): HoursView | null {
  return provedStatus(begin(story, noon), noon).view?.hours ?? null;
}

function closedDays(context: ProofContext): readonly Fault[] {
  const { days } = context.calendar;
  if (days.every(({ longest }) => longest === 0)) return [neverOpens()];
  if (canAvoidHours(context)) return [];
  const dates = datesIn(
    days.filter(
      (entry) => entry.longest === 0 && entry.isCovered && !isExplained(hoursAtNoon(context, entry)),
    ),
  );
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

/** Steps whose hours and those of the city never meet, or not on every open day. */
function missedHours(context: ProofContext): readonly Fault[] {
  const openDays = context.calendar.days.filter(({ longest }) => longest > 0);
  return meetingsOf(context.scenario).flatMap((meeting): readonly Fault[] => {
    const { name, opens } = meeting.step;
    const about = { step: name, path: opens ? ['opens', 'between'] : ['places'] };
    const missed = openDays.filter(({ day }) => !meetsOn(meeting, day));
    const dates = datesIn(missed);
    if (dates === null) return [];
    if (missed.length === openDays.length) {
      const message = `Aucun jour, le lieu de l’étape ${name} n’est ouvert quand on peut y répondre.`;
      return [
        {
          code: 'hours-never-meet',
          about,
          message,
          wayOut: 'Élargissez opens, ou les horaires du lieu ou de la ville.',
        },
      ];
    }
    // The hours of a place say by themselves when it opens.
    if (canAvoidHours(context) || (meeting.of === 'place' && !opens)) return [];
    const message = `La ville est ouverte ${dates}, mais on n’y trouve jamais ouverts à la fois l’étape ${name} et son lieu.`;
    return [
      {
        code: 'hours-miss-days',
        about,
        message,
        wayOut: 'Élargissez opens ou les horaires, ou offrez un trajet de secours.',
      },
    ];
  });
}

function areHoursRight(standing: Standing, { at, view }: StateView): boolean {
  if (at === 'before-mail' || at === 'after-mail') return true;
  // The sign shows other hours than the city's, or none.
  if (hoursAhead(standing)?.city === false || (hoursAhead(standing)?.here.length ?? 0) > 0) return true;
  const isClosed = at === 'closed';
  const { hours: displayed } = view;
  if (!displayed) return true;
  return (
    (displayed.state === 'closed') === isClosed &&
    displayed.mainRouteImpossible === (isClosed && dependsOnPlaces(standing))
  );
}

/** Checks that in every state the screen shows « closed » exactly when the city is closed. */
function wrongHours({ shown, graph }: ProofContext): readonly Fault[] {
  const [stateView] = shown.screens.filter(
    (stateView) => !areHoursRight(graph.standingAt(stateView.state), stateView),
  );
  if (!stateView) return [];
  return [
    {
      code: 'hours-untold',
      about: { scenario: ['hours'] },
      message: `L’écran se trompe sur l’ouverture, ${describePosition(stateView.state)}.`,
      wayOut: 'Vérifiez les horaires de la ville.',
      state: stateView.state,
    },
  ];
}
