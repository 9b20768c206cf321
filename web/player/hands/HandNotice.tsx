import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Status } from '../../../engine/public.ts';
import { Button } from '../../components/actions/Button.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { useServerNow } from '../../state/game/use-server-now.ts';
import { useWords } from '../../words/use-words.ts';
import { memberName } from '../party/people.ts';
import { useShownStatus } from '../story.ts';
import { Banner } from '../waiting/Banner.tsx';
import { handChoice, holdersOf } from './hand-choice.ts';
import { HandButton } from './HandButton.tsx';
import { InTheHandsOf } from './HeldElsewhere.tsx';
import { readPreference } from '../../state/device/preferences.ts';

const BUZZ_MS = [80, 60, 80];
const NOTES_HZ = [660, 880];
const NOTE_SECONDS = 0.14;
const LOUDEST = 0.12;
const SILENT = 0.0001;

/** Two notes and a vibration for a role that has just come to this telephone; the settings can disable both. */
function ringArrival(): void {
  // Without an earlier touch a browser refuses both.
  if (!readPreference('clicks') || !navigator.userActivation?.hasBeenActive) return;
  navigator.vibrate?.(BUZZ_MS);
  if (typeof AudioContext === 'function') playNotes(new AudioContext());
}

function playNotes(context: AudioContext): void {
  const close = (): void => void context.close().catch(() => undefined);
  NOTES_HZ.forEach((frequency, index) => {
    const start = context.currentTime + index * NOTE_SECONDS;
    const note = new OscillatorNode(context, { frequency });
    const loudness = new GainNode(context, { gain: LOUDEST });
    loudness.gain.setValueAtTime(LOUDEST, start);
    loudness.gain.exponentialRampToValueAtTime(SILENT, start + NOTE_SECONDS);
    note.connect(loudness).connect(context.destination);
    note.start(start);
    note.stop(start + NOTE_SECONDS);
    if (index === NOTES_HZ.length - 1) note.addEventListener('ended', close);
  });
}

/** The roles in this telephone’s hand by name; null in a game that does not share them. */
function rolesIn(status: Status | null): readonly string[] | null {
  if (!status?.party?.severalHands || !status.view) return null;
  return status.view.hands?.roles.map(({ name }) => name) ?? status.view.roles ?? null;
}

interface Change {
  readonly gained: readonly string[];
  readonly lost: readonly string[];
}

/** What has come to this telephone and gone from it since it was last said. */
function useHandChange(): { readonly change: Change | null; readonly forget: () => void } {
  const roles = rolesIn(useShownStatus());
  const [before, setBefore] = useState(roles);
  const [change, setChange] = useState<Change | null>(null);
  if (roles?.join() !== before?.join()) {
    setBefore(roles);
    const gained = (before && roles?.filter((role) => !before.includes(role))) ?? [];
    const lost = (roles && before?.filter((role) => !roles.includes(role))) ?? [];
    setChange(gained.length + lost.length > 0 ? { gained, lost } : null);
  }
  const hasGained = change !== null && change.gained.length > 0;
  useEffect(() => {
    if (hasGained) ringArrival();
  }, [change, hasGained]);
  return { change, forget: () => setChange(null) };
}

/** Above every screen: a role that has come or gone, one that somebody holds for this telephone, one to take. */
export function HandNotice() {
  const words = useWords('game').hands;
  const { change, forget } = useHandChange();
  return (
    <>
      <div role="status">
        {change && (
          <Banner>
            <p>
              {change.gained.length > 0 && <b>{typeset(words.gained(change.gained))}</b>}{' '}
              {change.lost.length > 0 && typeset(words.lost(change.lost))}
            </p>
            <Button onClick={forget}>{words.understood}</Button>
          </Banner>
        )}
      </div>
      <RoleToHave />
    </>
  );
}

const EVERY_MS = 1000;

function RoleToHave() {
  const words = useWords('game').hands;
  const { somebody } = useWords('common');
  const { pathname } = useLocation();
  const now = useServerNow(EVERY_MS);
  const status = useShownStatus();
  const party = status?.party;
  if (!party) return null;
  const own = party.takings.find(({ from }) => from.includes(party.me));
  const needed = status.view?.puzzleHeldBy;
  // The instrument’s own screen says it, and a telephone in a pocket is no alarm.
  const isMissing =
    needed !== undefined &&
    pathname !== '/home/app/code' &&
    holdersOf(party, needed).some(({ inPocket }) => !inPocket) &&
    handChoice(party, needed, now) === 'take';
  // One may wait for the own role and need another one.
  return (
    <>
      {own && (
        <Banner>
          <p>{typeset(words.standsIn(memberName(party, own.by, somebody), own.role))}</p>
          <HandButton role={own.role} />
        </Banner>
      )}
      {isMissing && needed !== own?.role && (
        <Banner>
          <p>
            <InTheHandsOf role={needed} />
          </p>
          <HandButton role={needed} />
        </Banner>
      )}
    </>
  );
}
