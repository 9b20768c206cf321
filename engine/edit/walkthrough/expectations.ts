import { NAMES } from '../../prove/address-book.ts';
import { applyMove, reactingStep, walkStart } from '../../prove/play-walkthrough.ts';
import type { Step } from '../../scenario/scenario.ts';
import { begin } from '../../story/advance.ts';
import type { Standing } from '../../story/standing.ts';
import type { Story } from '../../story/story.ts';
import type { WalkthroughFile } from '../../types/walkthrough.generated.ts';
import { unlockedTiles } from '../../unlock/unlock.ts';
import { presentStatus } from '../../view/present-status.ts';
import { fr } from '../../words/fr.ts';
import type { Status } from '../../view/types.ts';

export type WrittenMove = WalkthroughFile['moves'][number];

/** The player's status, with `NAMES` as addresses. */
export function walkStatus({ standing, now }: { readonly standing: Standing; readonly now: number }): Status {
  const order = {
    code: 'LETTRE',
    identifier: null,
    fullOnWin: false,
    giftFrom: null,
    version: 1,
    opened: [],
  };
  return presentStatus({ standing, order, now, addresses: NAMES, debug: false, anotherCity: null });
}

/** The expectations that a walkthrough states after a move. `opened`: the step whose reaction it shows. */
export function whatFollows(standing: Standing, now: number, opened: Step | null): Omit<WrittenMove, 'at'> {
  const { step } = standing;
  if (!step || !opened) return {};
  const { view } = walkStatus({ standing, now });
  return {
    opens: opened.reaction.message ?? opened.reaction.screen,
    tile: fr.tiles[step.tile],
    messages: view?.messages.map(({ slug }) => slug) ?? [],
    documents: view?.documents.map(({ slug }) => slug) ?? [],
    extraTiles: unlockedTiles(standing).map(({ label }) => label),
  };
}

/** Plays moves from the beginning, and states after each of them what follows. */
export function withExpectations(story: Story, moves: readonly WrittenMove[]): WrittenMove[] {
  let now = walkStart(story);
  let standing = begin(story, now);
  const written = moves.map((move) => {
    const played = applyMove(standing, move, now);
    const opened = reactingStep(standing, played.standing, move.at);
    ({ standing, now } = played);
    return { ...move, ...whatFollows(standing, now, opened) };
  });
  return withoutRepeatedLists(written);
}

const REPEATED_LISTS = ['documents', 'extraTiles'] as const;

/** Documents and extra tiles are written only where they change. */
export function withoutRepeatedLists(moves: readonly WrittenMove[]): WrittenMove[] {
  const last: Partial<Record<(typeof REPEATED_LISTS)[number], string>> = {};
  return moves.map((move) => {
    const written = { ...move };
    for (const list of REPEATED_LISTS) {
      const now = JSON.stringify(move[list]);
      if (now === undefined || now === last[list]) delete written[list];
      last[list] = now ?? last[list];
    }
    return written;
  });
}
