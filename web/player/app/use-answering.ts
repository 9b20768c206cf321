import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { ReactionView, SideStepView, Status, TileView } from '../../../engine/public.ts';
import type { ApiFailure } from '../../api/client.ts';
import type { SubmitResult } from '../../puzzles/widget.ts';
import {
  otherLetterCode,
  answerRefusal,
  sendAnswer,
  solverOf,
  staleMessage,
  statusIn,
} from '../../state/game/answers.ts';
import { removeDraft } from '../../state/device/drafts.ts';
import { replaceStatus } from '../../state/game/status.ts';
import { setState } from '../../state/store.ts';
import type { PlayerStory } from '../story.ts';
import { useLeaveForReaction } from '../use-leave.ts';
import { useWords } from '../../words/use-words.ts';

const STALE = 409;

export interface Answering {
  /** The story to display: the solved step stays on the screen until the player leaves it. */
  readonly shown: PlayerStory;
  /** Current position, when an answer was not judged because the story has advanced elsewhere. */
  readonly notice: string | null;
  /** Code of another letter, when the player typed one. */
  readonly otherLetter: string | null;
  submit(code: string): Promise<SubmitResult>;
}

/**
 * Submits answers: after a right one it removes the drafts and navigates to what follows. `side`: a step
 * beside the route.
 */
export function useAnswering(story: PlayerStory, side?: SideStepView): Answering {
  const { errors } = useWords('common');
  const leave = useLeaveForReaction();
  const [leaving, setLeaving] = useState<PlayerStory | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const [otherLetter, setOtherLetter] = useState<string | null>(null);
  const refused = (failure: ApiFailure): SubmitResult => {
    const fresh = statusIn(failure);
    if (fresh) replaceStatus(fresh);
    if (failure.status === STALE && fresh) setNotice(staleMessage(failure, errors, story.view.stepNumber));
    setOtherLetter(otherLetterCode(failure));
    return answerRefusal(failure, errors);
  };
  /** The same way as for the friend who was faster, whatever this answer was: the step’s message opens for both. */
  const followFriend = (failure: ApiFailure): SubmitResult => {
    const fresh = statusIn(failure);
    if (!fresh) return refused(failure);
    removeDraft(story.status, undefined, side?.name);
    flushSync(() => setLeaving(story));
    setState({ friendFound: staleMessage(failure, errors) });
    replaceStatus(fresh);
    leave(fresh, undefined, side && sideReaction(fresh, story.status, side));
    return { ok: true };
  };
  const submit = async (code: string): Promise<SubmitResult> => {
    setNotice(null);
    setOtherLetter(null);
    const result = await sendAnswer(story.status, code, side?.name);
    if (!result.ok) return solverOf(result) ? followFriend(result) : refused(result);
    removeDraft(story.status, undefined, side?.name);
    if (!side) removeDraft(story.status, 'final');
    flushSync(() => setLeaving(story));
    const tile = side ? stampOf(side) : story.view.tiles[0];
    const at = solvedAt(result.data, side);
    if (tile) setState({ solved: { tile, stepNumber: story.view.stepNumber, at } });
    replaceStatus(result.data);
    leave(result.data, tile, side && sideReaction(result.data, story.status, side));
    return { ok: true };
  };
  return { shown: leaving ?? story, notice, otherLetter, submit };
}

const stampOf = ({ picture, title, to, stamp }: SideStepView): TileView => ({
  id: picture,
  label: title,
  to,
  disabled: false,
  isNew: false,
  ...(stamp && { stamp }),
});

/** The minute that the postmark shows. */
const solvedAt = ({ view, lastStepDate }: Status, side?: SideStepView): string | null =>
  view?.beside?.find(({ name }) => name === side?.name)?.solvedAt ?? lastStepDate;

/** The reaction of a step solved beside the route; undefined when its solution led on to another step. */
const sideReaction = (fresh: Status, before: Status, { name }: SideStepView): ReactionView | undefined =>
  fresh.step?.name === before.step?.name
    ? (fresh.view?.beside?.find((side) => side.name === name)?.reaction ?? undefined)
    : undefined;
