import { useOutletContext } from 'react-router-dom';
import type { PlayerView, Status } from '../../engine/public.ts';
import { shownStatus, type ClientState } from '../state/client-state.ts';
import { useClientState } from '../state/store.ts';

export interface Story {
  readonly status: Status;
  readonly view: PlayerView;
}

const ACTIVATED = 3;

/** What the stamp of a step is worth: its place in the story. */
export const faceValue = (index: number | undefined): string | undefined => (index === undefined ? undefined : `CIE ${index}`);

/** Whether this status is a story that is being played, or was. */
export const isPlayed = (status: Status | null): status is Status => status !== null && status.state >= ACTIVATED;

export const useShownStatus = (): Status | null => useClientState(shownStatus);

/** The running story, for the screens that have one: RequireStory gives it. */
export const useStory = (): Story => useOutletContext<Story>();

export const isStatusLoading = (state: ClientState): boolean => state.status.loading;
