import { isHeld } from '../hands/hand.ts';
import type { PublicContext, PublicPuzzle } from '../puzzles/define.ts';
import { puzzleTypeOf } from '../puzzles/index.ts';
import type { Step } from '../scenario/scenario.ts';
import { isSolutionAsked } from '../story/actions.ts';
import { seedOf } from '../story/recognise.ts';
import { alternativeAt, maxClues, nextClueAt } from '../story/refusals.ts';
import { type Standing, unsolvedSteps } from '../story/standing.ts';
import type { Story } from '../story/story.ts';
import { alternativeWaitMs, CLUE_WAIT_MS } from '../story/timings.ts';
import { stampedSteps } from '../unlock/unlock.ts';
import type { Remedy, StatusInput, StepInput, UnavailablePlace, ViewInput } from './context.ts';
import { isoDate } from './iso.ts';
import type { HintsView, PlayerView, ReactionView, TileView, UnavailableView } from './types.ts';

/** Null when the step has no puzzle, and when it is in another hand. */
export function presentPuzzle(input: StepInput): PublicPuzzle | null {
  if (!isHeld(input.standing.hand, input.step)) return null;
  return publicPuzzle(input, input.step, { recognised: input.attempts.recognised, solved: false });
}

/** The instrument of a solved step; null while its page cannot be opened. */
export function presentAnalyser(input: ViewInput): PlayerView['analyser'] {
  const tile = input.unlocked.openTiles.find(({ app }) => app === 'frequencies');
  const step = input.standing.story.scenario.steps[tile?.puzzleOf ?? ''];
  const puzzle = step ? publicPuzzle(input, step, { recognised: true, solved: true }) : null;
  if (!tile || !puzzle) return null;
  return { header: tile.header ?? tile.label, subheader: tile.subheader ?? null, puzzle };
}

/** The drawing of a step's stamp; nothing when it has none. */
export const presentStamp = (
  { addresses }: Pick<StatusInput, 'addresses'>,
  { stamp }: Step,
): Pick<TileView, 'stamp'> =>
  stamp ? { stamp: { address: addresses.medium(stamp.medium), alt: stamp.alt } } : {};

type SheetStamp = NonNullable<PlayerView['stamps']>[number];

/** The sheet of stamps, in the order in which they were cancelled; nothing for a city without stamps. */
export function presentStamps({ standing, addresses }: StatusInput): Pick<PlayerView, 'stamps'> {
  const { progress, reached, story } = standing;
  const stamps = stampedSteps(standing).flatMap((step) => {
    const { stamp } = presentStamp({ addresses }, step);
    if (!stamp) return [];
    const { name, tile, beside } = step;
    const at = cancelledAt(standing, step);
    return {
      step: name,
      title: beside?.title ?? story.words.tiles[tile],
      number: beside ? null : reached.positionOf(name) + 1,
      stamp,
      at: isoDate(at),
      ...(at !== null && presentPlace(story, step)),
      torn: isSolutionAsked(progress, name),
    };
  });
  const isLater = (at: string | null): number => (at === null ? Infinity : Date.parse(at));
  return stamps.length === 0
    ? {}
    : { stamps: stamps.toSorted((one, other) => isLater(one.at) - isLater(other.at) || 0) };
}

/** Where a step was solved: its first place. Its name stays here. */
function presentPlace({ scenario }: Story, { places: [first] }: Step): Pick<SheetStamp, 'place'> {
  const place = scenario.places.find(({ slug }) => slug === first);
  return place ? { place: place.at } : {};
}

/** When a step was solved; null while it is not. At an end nothing has to be solved: arriving is enough. */
function cancelledAt({ progress, reached }: Standing, { name, kind, beside }: Step): number | null {
  if (beside) return progress.sideSteps[name]?.solvedAt ?? null;
  if (kind === 'end' || kind === 'secret') return progress.reached[name] ?? null;
  const next = reached.steps[reached.positionOf(name) + 1] ?? '';
  return reached.solved(name) ? (progress.reached[next] ?? null) : null;
}

type PuzzleState = Pick<PublicContext, 'recognised' | 'solved'>;

function publicPuzzle(
  { standing, addresses, debug }: StatusInput,
  step: Step,
  found: PuzzleState,
): PublicPuzzle | null {
  if (!step.puzzle) return null;
  const { scenario, words } = standing.story;
  const seed = seedOf(scenario, step);
  return puzzleTypeOf(step.puzzle).toPublic(step.puzzle, { addresses, debug, seed, words, ...found });
}

/** Null when the step has no hints. */
export function presentHints({ step, attempts, now }: StepInput): HintsView | null {
  const max = maxClues(step);
  if (max === 0) return null;
  const asked = step.hints.slice(0, Math.min(attempts.clueIndex, max));
  const left = max - asked.length;
  const nextAt = left > 0 ? nextClueAt(attempts, now) : null;
  return {
    asked,
    max,
    nextAt: isoDate(nextAt),
    waitMs: CLUE_WAIT_MS,
    next: left === 0 ? null : left === 1 ? 'solution' : 'hint',
  };
}

/** Null when no alternative route is offered. */
export function presentAlternative({
  standing: { story, progress },
  step,
  debug,
  now,
}: ViewInput): PlayerView['alternative'] {
  if (step.alternative === undefined) return null;
  return {
    availableAt: isoDate(alternativeAt(progress, debug, now)),
    waitMs: alternativeWaitMs(debug),
    question: step.alternativeQuestion ?? story.scenario.alternativeQuestion,
  };
}

type Reaction = Step['reaction'];

const messageRoute = ({ message = '' }: Reaction): string => `/home/messages/${message}?appear`;

const ROUTES: Readonly<Record<Reaction['screen'], (reaction: Reaction) => readonly string[]>> = {
  home: () => ['/home'],
  correct: () => ['/home/app/correct'],
  credits: () => ['/home/app/credits'],
  message: (reaction) => [messageRoute(reaction)],
  'home-then-message': (reaction) => ['/home', messageRoute(reaction)],
};

/** Routes to open on arrival at a step, in order. */
export function presentReaction({ reaction }: Step): ReactionView {
  return { to: ROUTES[reaction.screen](reaction) };
}

/** The same of the player's own step; the part that completed a gathering shows its message before. */
export function presentArrival({ story, progress }: Standing, step: Step): ReactionView {
  const arrival = presentReaction(step);
  const last = story.sideSteps.find(
    ({ name, kind, reaction }) =>
      kind === 'part' &&
      reaction.message !== undefined &&
      progress.sideSteps[name]?.solvedAt === progress.reached[step.name],
  );
  return last
    ? { to: [messageRoute(last.reaction), ...arrival.to.filter((route) => route !== '/home')] }
    : arrival;
}

/** The unavailable places of the player's step, with their replacements. */
export function presentUnavailable(input: StepInput): readonly UnavailableView[] {
  return goneAt(input.step, input.unavailable).map(({ sentence, remedy }) => ({
    sentence,
    remedy: presentRemedy(input, remedy),
  }));
}

/** Media of replacements at the open steps, which the player may fetch too. */
export function remedyMedia(standing: Standing, unavailable: readonly UnavailablePlace[]): readonly string[] {
  const gone = unsolvedSteps(standing).flatMap((step) => goneAt(step, unavailable));
  return gone.flatMap(({ remedy }) => (remedy.kind === 'photo' ? [remedy.photo] : []));
}

/** In the order of the step's places, so that their numbers do not change. */
function goneAt(step: Step, unavailable: readonly UnavailablePlace[] = []): readonly UnavailablePlace[] {
  return step.kind !== 'end' && step.kind !== 'secret'
    ? step.places.flatMap((slug) => unavailable.filter(({ place }) => place === slug))
    : [];
}

/** The last hint is the solution, so the number of a hint is limited to the one before it. */
function presentRemedy({ step, addresses }: StepInput, remedy: Remedy): UnavailableView['remedy'] {
  if (remedy.kind === 'photo')
    return { kind: 'photo', address: addresses.medium(remedy.photo), alt: remedy.alt };
  const solution = step.hints.length - 1;
  const index = remedy.kind === 'solution' ? solution : Math.min(remedy.hint, solution) - 1;
  return { kind: remedy.kind, text: step.hints[Math.max(index, 0)] ?? '' };
}
