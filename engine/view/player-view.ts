import { hasReport } from '../report/write-report.ts';
import { languagesOf } from '../scenario/scenario.ts';
import { hasBegun, isWithin } from '../story/span.ts';
import type { Standing } from '../story/standing.ts';
import { opensAt } from '../story/timings.ts';
import { nextDelivery } from '../unlock/papers.ts';
import type { ViewInput } from './context.ts';
import { isoDate } from './iso.ts';
import { presentBeside } from './present-beside.ts';
import { presentHands, presentPuzzleHolder } from './present-hands.ts';
import { presentDocuments, presentMessages, presentStepPage } from './present-pages.ts';
import { presentStepHours } from './present-step-hours.ts';
import {
  presentAlternative,
  presentAnalyser,
  presentArrival,
  presentHints,
  presentPuzzle,
  presentStamps,
  presentUnavailable,
} from './present-step.ts';
import { presentFinal, presentTiles } from './present-tiles.ts';
import type { AnotherCityView, PlayerView } from './types.ts';

/** Everything that the player's screens display; contains nothing locked. */
export function playerView(input: ViewInput): PlayerView {
  const { standing, order, step, now, debug } = input;
  const { scenario } = standing.story;
  const messages = presentMessages(input);
  const documents = presentDocuments(input, input.unlocked.documents);
  const inHands = presentHands(input);
  const { onPaper, onNight } = scenario.accent;
  const languages = languagesOf(scenario);
  const arrival = nextDelivery(standing, now);
  return {
    city: {
      slug: scenario.slug,
      name: scenario.name,
      timeZone: scenario.timeZone,
      reference: scenario.reference,
      accent: { onPaper, onNight },
      ...(languages.length > 1 && { languages }),
    },
    stepNumber: standing.reached.steps.length,
    version: order.version,
    contentVersion: scenario.version,
    ...presentStamps(input),
    tiles: presentTiles(input, { messages, documents, ...inHands }),
    puzzle: presentPuzzle(input),
    ...presentPuzzleHolder(standing, step),
    page: presentStepPage(input),
    ...presentBeside(input),
    ...presentRecap(input),
    analyser: presentAnalyser(input),
    final: presentFinal(input),
    messages,
    documents,
    ...(scenario.roles.length > 0 && { roles: scenario.roles.map((role) => role.name) }),
    ...inHands,
    nextArrival: isoDate(arrival),
    ...(arrival !== null && arrival === order.mailAskedFor && { mailAsked: true }),
    opensAt: isoDate(opensAt(scenario, step, now)),
    reaction: presentArrival(standing, step),
    hours: presentStepHours(input),
    hints: presentHints(input),
    alternative: presentAlternative(input),
    anotherCity: presentAnotherCity(input),
    ...(step.tile === 'credits' && hasMissed(standing) && { missed: true }),
    ...(hasReport(standing) && { report: true }),
    ...presentLastWord(input),
    unavailable: presentUnavailable(input),
    debug,
  };
}

/** Whether a step beside the route opened for the player, and closed unsolved. */
const hasMissed = (standing: Standing): boolean =>
  standing.story.sideSteps.some(
    ({ name, beside = {} }) =>
      hasBegun(standing, beside) && !standing.reached.solved(name) && !isWithin(standing, beside),
  );

/** Shown on the credits screen; an order with `fullOnWin` gets the regular price. */
function presentAnotherCity({ step, order, anotherCity }: ViewInput): AnotherCityView | null {
  if (step.tile !== 'credits' || !anotherCity) return null;
  const price = order.fullOnWin ? 'regular' : 'reduced';
  return { promoCode: anotherCity[price], price };
}

/** Whether the game has ended and its last message has come: only then may the giver's last word be read. */
export const isLastWordOpen = (standing: Standing, now: number): boolean =>
  standing.progress.state === 'DONE' && nextDelivery(standing, now) === null;

/** Nothing before, so that no byte of it leaves the server. */
function presentLastWord({ order, standing, now }: ViewInput): Pick<PlayerView, 'lastWord'> {
  const { lastWord, giftFrom } = order;
  return lastWord && isLastWordOpen(standing, now) ? { lastWord: { text: lastWord, from: giftFrom } } : {};
}

const AWAY_MS = 2 * 24 * 60 * 60_000;

/**
 * The step's lines, once the player's last move is two days old. A wrong answer has no date, and counts as
 * none.
 */
function presentRecap({
  standing: { progress },
  step: { recap },
  now,
}: ViewInput): Pick<PlayerView, 'recap'> {
  const beside = Object.values(progress.sideSteps).flatMap(({ lastClueDate, solvedAt }) => [
    lastClueDate,
    solvedAt,
  ]);
  const moves = [progress.lastStepDate, progress.lastClueDate, ...beside];
  const lastMove = Math.max(...moves.map((move) => move ?? 0));
  return recap && now - lastMove >= AWAY_MS ? { recap } : {};
}
