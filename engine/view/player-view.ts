import { hasReport } from '../report/write-report.ts';
import { opensAt } from '../story/opening.ts';
import { nextDelivery } from '../unlock/messages.ts';
import type { ViewInput } from './context.ts';
import { isoDate } from './iso.ts';
import { presentAnotherCity } from './present-another-city.ts';
import { presentBeside } from './present-beside.ts';
import { presentFinal } from './present-final.ts';
import { presentHands, presentPuzzleHolder } from './present-hands.ts';
import { presentAlternative, presentHints } from './present-hints.ts';
import { presentStepHours } from './present-step-hours.ts';
import { presentDocuments, presentMessages, presentStepPage } from './present-pages.ts';
import { presentAnalyser, presentPuzzle } from './present-puzzle.ts';
import { presentLastWord } from './present-last-word.ts';
import { presentRecap } from './present-recap.ts';
import { presentArrival } from './present-reaction.ts';
import { presentUnavailable } from './present-unavailable.ts';
import { presentTiles } from './present-tiles.ts';
import type { PlayerView } from './types.ts';

/** Everything that the player's screens display; contains nothing locked. */
export function playerView(input: ViewInput): PlayerView {
  const { standing, order, step, now, debug } = input;
  const { scenario } = standing.story;
  const messages = presentMessages(input);
  const documents = presentDocuments(input, input.unlocked.documents);
  const inHands = presentHands(input);
  const { onPaper, onNight } = scenario.accent;
  const arrival = nextDelivery(standing, now);
  return {
    city: {
      slug: scenario.slug,
      name: scenario.name,
      timeZone: scenario.timeZone,
      accent: { onPaper, onNight },
    },
    stepNumber: standing.reached.steps.length,
    version: order.version,
    contentVersion: scenario.version,
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
    ...(hasReport(standing) && { report: true }),
    ...presentLastWord(input),
    unavailable: presentUnavailable(input),
    debug,
  };
}
