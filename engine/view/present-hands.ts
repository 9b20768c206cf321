import { isHeld, type HeldThing } from '../hands/hand.ts';
import type { Role, Scenario, Step } from '../scenario/scenario.ts';
import type { Standing } from '../story/standing.ts';
import { unlock, type Unlocked } from '../unlock/unlock.ts';
import type { ViewInput } from './context.ts';
import type { HeldPaperView, PlayerView } from './types.ts';

/**
 * The roles of this telephone, and the papers that are there in another hand: their titles alone. Nothing
 * where one hand has everything.
 */
export function presentHands({
  standing,
  now,
}: Pick<ViewInput, 'standing' | 'now'>): Pick<PlayerView, 'hands'> {
  const { hand, story } = standing;
  if (hand === null) return {};
  const { messages, documents } = unlockedElsewhere(standing, now);
  const { scenario } = story;
  return {
    hands: {
      roles: scenario.roles
        .filter(({ slug }) => hand.has(slug))
        .map(({ name, task = null }) => ({ name, task })),
      messages: messages.map(({ message }) => presentHeld(scenario, message)),
      documents: documents.map(({ document }) => presentHeld(scenario, document)),
    },
  };
}

/** The papers that the player has reached and that another telephone shows. */
export function unlockedElsewhere(
  standing: Standing,
  now: number,
): Pick<Unlocked, 'messages' | 'documents' | 'tiles'> {
  const isElsewhere = (thing: HeldThing): boolean => !isHeld(standing.hand, thing);
  const { messages, documents, tiles } = unlock({ ...standing, hand: null }, now);
  return {
    messages: messages.filter(({ message }) => isElsewhere(message)),
    documents: documents.filter(({ document }) => isElsewhere(document)),
    tiles: tiles.filter(isElsewhere),
  };
}

/** The role that holds a step's instrument, where it is not in this hand. */
export function presentPuzzleHolder(
  { hand, story }: Standing,
  step: Step,
): { readonly puzzleHeldBy?: string } {
  return step.puzzle && !isHeld(hand, step) ? { puzzleHeldBy: roleName(story.scenario, step) } : {};
}

/**
 * A few words for a step that was reached: what its instrument asks, or whose it is, since nobody reads what
 * is in other hands.
 */
export function stepTitle({ story, hand }: Standing, step: Step): string {
  const { beside, puzzle, tile } = step;
  if (beside) return beside.title;
  if (puzzle && !isHeld(hand, step)) return roleName(story.scenario, step);
  return puzzle && 'header' in puzzle ? puzzle.header : story.words.tiles[tile];
}

export const roleName = ({ roles }: { readonly roles: readonly Role[] }, { for: slug }: HeldThing): string =>
  roles.find((role) => role.slug === slug)?.name ?? '';

function presentHeld(
  scenario: Scenario,
  paper: HeldThing & { readonly slug: string; readonly title: string },
): HeldPaperView {
  return { slug: paper.slug, title: paper.title, heldBy: roleName(scenario, paper) };
}
