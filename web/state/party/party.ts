import type { ClientState } from '../client-state.ts';
import type { PartyView } from '../../../engine/public.ts';
import { showHand } from '../../api/party-calls.ts';
import { showStatus } from '../game/status.ts';
import { getState } from '../store.ts';

/** Displays the party as the server has just returned it. */
export function replaceParty(party: PartyView): void {
  const { status } = getState().status;
  if (status) showStatus({ ...status, party });
}

/** Twice a second, as the server takes it. */
const HAND_EVERY_MS = 500;
/** Longer than any instrument says; a longer text shows its beginning. */
const LONGEST_HAND = 1000;

let next: (() => void) | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows the others what stands on an instrument of this telephone; the last state wins. Nothing waits for a network. */
export function shareHand(step: string, value: string): void {
  const say = (): void => {
    if (!getState().live) return;
    void showHand(step, value.slice(0, LONGEST_HAND));
    timer = setTimeout(() => {
      timer = undefined;
      const last = next;
      next = null;
      last?.();
    }, HAND_EVERY_MS);
  };
  if (timer === undefined) say();
  else next = say;
}

/**
 * Whether long texts are being written by somebody else of the party. Whoever is away keeps nobody from
 * writing.
 */
export function isPenElsewhere({ live, status: { status } }: ClientState): boolean {
  const party = live && status?.party;
  return party
    ? party.members.some(({ id, isHere }) => id === party.pen && id !== party.me && isHere)
    : false;
}
