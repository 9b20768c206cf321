import type { PartyView, PublicPuzzle } from '../../../engine/public.ts';
import { Button } from '../../components/actions/Button.tsx';
import { Row } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { isLongText, shownDraft } from '../../puzzles/PuzzleWidget.tsx';
import { useServerNow } from '../../state/game/use-server-now.ts';
import { useClientState } from '../../state/store.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './PartyAtStep.module.css';
import { memberName } from './people.ts';
import { PointingAtStep } from './Pointing.tsx';

interface PartyNewsProps {
  readonly party: PartyView;
  /** Name of the step whose instrument stands below. */
  readonly step: string;
  /** Null while it is in other hands, and where nothing of it is shown. */
  readonly puzzle: PublicPuzzle | null;
  /** Puts what somebody else has set on this telephone’s instrument. */
  readonly onTake?: ((value: string) => void) | undefined;
}

const SECOND_MS = 1000;

type Wait = NonNullable<PartyView['waits']>[number];

/** « Bo a essayé : attendez 8 s », on every telephone, while nobody may answer. */
function WaitLine({ party, wait }: { readonly party: PartyView; readonly wait: Wait }) {
  const { pen, somebody } = useWords('beside').party;
  const now = useServerNow(SECOND_MS);
  const seconds = Math.ceil((Date.parse(wait.until) - now) / SECOND_MS);
  if (seconds <= 0) return null;
  const name = wait.member === null ? somebody : memberName(party, wait.member, somebody);
  const words = wait.member === party.me ? pen.ownWait(seconds) : pen.waits(name, seconds);
  return (
    <p className={styles.line} role="timer">
      {typeset(words)}
    </p>
  );
}

/** Single signs stay in one piece on a narrow line. */
const inOnePiece = (parts: readonly string[]): string =>
  parts.join(parts.every((part) => part.length === 1) ? '\u202F' : ' ');

interface HandsProps extends Omit<PartyNewsProps, 'puzzle'> {
  readonly puzzle: PublicPuzzle;
}

/** « Camille : 0 4 1 2 »: what others set at the same instrument, which can be taken over. */
export function Hands({ party, step, puzzle, onTake }: HandsProps) {
  const { somebody, pen } = useWords('beside').party;
  const hands = useClientState(({ live }) => live?.hands);
  const shown = (hands ?? [])
    // A line stays where it is while its friend goes on.
    .toSorted((one, other) => one.member - other.member)
    .filter((one) => one.step === step && one.member !== party.me)
    .map(({ member, value }) => ({ member, value, parts: shownDraft(puzzle, value) ?? [] }))
    .filter(({ parts }) => parts.length > 0);
  return shown.map(({ member, value, parts }) => {
    const name = memberName(party, member, somebody);
    return (
      <Row key={member} gap={2} align="center" className={styles.line}>
        <p className={styles.hand}>{typeset(pen.sets(name, inOnePiece(parts)))}</p>
        {onTake && (
          <Button
            className="button--small"
            onClick={() => onTake(value)}
            aria-label={typeset(pen.takeOf(name))}
          >
            {pen.takeHand}
          </Button>
        )}
      </Row>
    );
  });
}

/** « Bo a essayé : trois justes sur six. » */
function Tries({ party, step }: Pick<PartyNewsProps, 'party' | 'step'>) {
  const { somebody, pen } = useWords('beside').party;
  const tries = useClientState(({ live }) => live?.tries);
  return (tries ?? [])
    .filter((one) => one.step === step && one.member !== party.me)
    .map(({ member, right, of }) => (
      <p key={member} className={styles.line} role="status">
        {typeset(pen.partly(memberName(party, member, somebody), right, of))}
      </p>
    ));
}

/**
 * Above the instrument of a step, where it is seen without scrolling: who made all wait, and what the others try,
 * set and point at. A long text that somebody writes stands below the own one.
 */
export function PartyNews({ party, step, puzzle, onTake }: PartyNewsProps) {
  const wait = party.waits?.find((one) => one.step === step);
  return (
    <div className={styles.news}>
      {wait && <WaitLine key={wait.until} party={party} wait={wait} />}
      {puzzle && (
        <>
          <Tries party={party} step={step} />
          {!isLongText(puzzle) && <Hands party={party} step={step} puzzle={puzzle} onTake={onTake} />}
          <PointingAtStep step={step} />
        </>
      )}
    </div>
  );
}
