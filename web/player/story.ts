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

/** Whether the story has started; true after its end too. */
export const isStoryPlayed = (status: Status | null): status is Status =>
  status !== null && status.state >= ACTIVATED;

/** After the end, opening hours do not matter. */
export const isStoryOver = ({ state }: Status): boolean => state === DONE;

export const useShownStatus = (): Status | null => useClientState(shownStatus);

/** The running story, provided by RequireStory. */
export const useStory = (): PlayerStory => useOutletContext<PlayerStory>();

export const isStatusLoading = (state: ClientState): boolean => state.status.loading;
