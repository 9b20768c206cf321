import { dayAt, hourAt } from '../hours/zoned.ts';
import { type BlankName, fillBlanks, type Measures, wrongAnswersAt } from '../scenario/report/conditions.ts';
import { sentenceToSay } from '../scenario/report/every-player.ts';
import type { Standing } from '../story/standing.ts';
import { formatDay, formatHour, twoDigits } from '../words/format.ts';
import { plain, type Words } from '../words/words.ts';
import { type FinestAnswer, finestAnswer } from './finest-answer.ts';
import { type FinishedGame, type JournalEntry, readGame } from './game.ts';

/**
 * The sheet that the Company writes about a finished game. It contains no answer of any step, so that it may
 * be shown.
 */
export interface Report {
  readonly city: string;
  readonly reference: string;
  readonly signature: string;
  /** The city's own day and hour of the last answer: « 23-11 » and « 13 H 07 ». */
  readonly postmark: { readonly date: string; readonly hour: string };
  /** « lundi 23 novembre 2026 ». */
  readonly date: string;
  readonly lines: readonly { readonly heading: string; readonly text: string }[];
}

/** To the minute that has begun. */
const clockAt = (instant: number, timeZone: string, { language }: Words): string =>
  formatHour(Math.floor(hourAt(instant, timeZone) * 60) / 60, language);

function postmarkAt(instant: number, timeZone: string): Report['postmark'] {
  const { day, month } = dayAt(instant, timeZone);
  const minutes = Math.floor(hourAt(instant, timeZone) * 60);
  return {
    date: `${twoDigits(day)}-${twoDigits(month)}`,
    hour: `${twoDigits(Math.floor(minutes / 60))} H ${twoDigits(minutes % 60)}`,
  };
}

function blankValues(
  game: FinishedGame,
  timeZone: string,
  finest: FinestAnswer | null,
  words: Words,
): Readonly<Record<BlankName, string>> {
  const { measures, endedAt, startedAt } = game;
  const day = dayAt(endedAt, timeZone);
  return {
    réponse: finest?.words ?? '',
    erreurs: words.report.wrongAnswers(wrongAnswersAt(measures)),
    indices: words.report.hints(game.hintsAsked),
    silence: lapse(measures.silence.ms, words),
    heure: clockAt(endedAt, timeZone, words),
    début: clockAt(startedAt, timeZone, words),
    durée: lapse(measures.lastedMs, words),
    jours: words.report.days(measures.days),
    date: formatDay(day, words.language, { weekday: true }),
  };
}

/**
 * The report on a game, from its journal since the activation; null before the end, and for a city without a
 * report. Of each group, the first sentence that is for this player.
 */
export function writeReport(standing: Standing, journal: readonly JournalEntry[]): Report | null {
  const { words, scenario } = standing.story;
  const { report, timeZone, name, reference } = scenario;
  const game = report ? readGame(standing, journal) : null;
  if (!report || !game) return null;
  const finest = finestAnswer(standing.story, game.wrongAnswers);
  const measures: Measures = { ...game.measures, finestAt: finest?.step ?? null };
  const values = blankValues(game, timeZone, finest, words);
  const endedOn = dayAt(game.endedAt, timeZone);
  return {
    city: name,
    reference,
    signature: report.signature ?? words.report.signature,
    postmark: postmarkAt(game.endedAt, timeZone),
    date: formatDay(endedOn, words.language, { weekday: true, year: true }),
    lines: report.groups.flatMap((group) => {
      const sentence = group.sentences[sentenceToSay(group, game.facts, measures)];
      return sentence ? [{ heading: group.heading, text: fillBlanks(sentence.say, values) }] : [];
    }),
  };
}

/** Whether a report may be read now. */
export const hasReport = ({ story, progress }: Standing): boolean =>
  progress.state === 'DONE' && story.scenario.report !== undefined;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** « une minute » at least, « 47 minutes », « 2 h 05 », from two days on « 3 jours ». */
export function lapse(ms: number, { report }: Words): string {
  if (ms < HOUR_MS) return report.minutes(Math.max(1, Math.floor(ms / MINUTE_MS)));
  if (ms >= 2 * DAY_MS) return report.days(Math.floor(ms / DAY_MS));
  return plain(report.hours(Math.floor(ms / HOUR_MS), Math.floor((ms % HOUR_MS) / MINUTE_MS)));
}
