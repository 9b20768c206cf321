import { applyMove, isOpenAt, reactingStep, walkStart } from '../../prove/play-walkthrough.ts';
import { begin } from '../../story/begin.ts';
import type { Story } from '../../story/story.ts';
import type { WalkthroughFile } from '../../types/walkthrough.generated.ts';
import { whatFollows, withoutRepeatedLists, type WrittenMove } from './expectations.ts';

/** A player’s moves, with the lists that a walkthrough adds; or the reason in French why they cannot be played again. */
export type RecordedWalkthrough = { readonly file: WalkthroughFile } | { readonly problem: string };

/** The moves of a game from its beginning as a walkthrough, with what follows each. */
export function recordWalkthrough(story: Story, name: string, moves: readonly WrittenMove[]): RecordedWalkthrough {
  let now = walkStart(story);
  let standing = begin(story, now);
  const written: WrittenMove[] = [];
  for (const move of moves) {
    const played = isOpenAt(standing, move.at) ? applyMove(standing, move, now) : null;
    if (!played?.outcome.accepted) {
      const why = played && !played.outcome.accepted ? played.outcome.message : 'le joueur n’y est pas';
      return { problem: `À ${move.at} : ${why}.` };
    }
    now = played.now;
    written.push({ ...move, ...whatFollows(played.standing, now, reactingStep(standing, played.standing, move.at)) });
    standing = played.standing;
  }
  const { name: ends = '', kind } = standing.step ?? {};
  if (kind !== 'end' && kind !== 'secret') return { problem: `La partie s’arrête à ${ends} : un parcours va jusqu’à une fin.` };
  return { file: { name, ends, moves: withoutRepeatedLists(written) } };
}
