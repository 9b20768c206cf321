import { useOutletContext } from 'react-router-dom';
import type { PlayerView, Status } from '../../engine/public.ts';
import { shownStatus, type ClientState } from '../state/client-state.ts';
import { useClientState } from '../state/store.ts';

export interface PlayerStory {
  readonly status: Status;
  readonly view: PlayerView;
}

const ACTIVATED = 3;
const DONE = 4;

/** What the stamp of a step is worth: its place on the player's route. */
export const faceValue = (stepNumber: number): string => `CIE ${stepNumber}`;

/** Whether this status is a story that is being played, or was. */
export const isStoryPlayed = (status: Status | null): status is Status => status !== null && status.state >= ACTIVATED;

/** Nothing of the story waits for an hour any more. */
export const isStoryOver = ({ state }: Status): boolean => state === DONE;

export const useShownStatus = (): Status | null => useClientState(shownStatus);

/** The running story, for the screens that have one: RequireStory gives it. */
export const useStory = (): PlayerStory => useOutletContext<PlayerStory>();

export const isStatusLoading = (state: ClientState): boolean => state.status.loading;
