import { useEffect } from 'react';
import type { PartyView, PublicPuzzle } from '../../../engine/public.ts';
import { askPen, tellWriting, passPen } from '../../api/party-calls.ts';
import { Stack, Row } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { shownDraft } from '../../puzzles/PuzzleWidget.tsx';
import { useServerNow } from '../../state/game/use-server-now.ts';
import { useClientState } from '../../state/store.ts';
import { Button } from '../../components/actions/Button.tsx';
import { OutcomeNote } from '../../components/forms/OutcomeNote.tsx';
import { isPenElsewhere } from '../../state/party/party.ts';
import { usePartyCall } from './use-party-call.ts';
import { memberName } from './people.ts';
import { PointingAtStep } from './Pointing.tsx';
import styles from './PartyAtStep.module.css';
import type { Catalogue } from '../../words/catalogues.ts';
import { useWords } from '../../words/use-words.ts';

type Words = Catalogue<'beside'>['party'];

/** « Camille tient la plume. » */
function penWords(party: PartyView, isElsewhere: boolean, { pen, somebody }: Words): string {
  if (party.pen === party.me) return pen.mine;
  const holder = party.members.find(({ id }) => id === party.pen);
  const name = holder?.name ?? somebody;
  if (isElsewhere) return pen.held(name);
  return holder?.inPocket ? pen.inPocket(name) : pen.away(name);
}

/** Who writes a long text. Whoever has the pen passes it; the holder can take it back. */
function PenLine({ party }: { readonly party: PartyView }) {
  const words = useWords('beside').party;
  const isElsewhere = useClientState(isPenElsewhere);
  const { pending, failure, run } = usePartyCall(passPen);
  const asking = usePartyCall(askPen);
  const isMine = party.pen === party.me;
  const takers = isMine ? party.members.filter(({ id, isHere }) => id !== party.me && isHere) : [];
  return (
    <>
      <Row gap={3} lineGap={2} align="center" className={styles.pen}>
        <p role="status">{typeset(penWords(party, isElsewhere, words))}</p>
        {takers.map(({ id, name }) => (
          <Button key={id} className="button--small" held={pending} onClick={() => void run(id)}>
            {typeset(words.pen.passTo(name))}
          </Button>
        ))}
        {!isMine && !party.isHolder && isElsewhere && (
          <Button className="button--small" held={asking.pending} onClick={() => void asking.run(party.me)}>
            {words.pen.ask}
          </Button>
        )}
        {!isMine && party.isHolder && (
          <Button className="button--small" held={pending} onClick={() => void run(party.me)}>
            {words.pen.take}
          </Button>
        )}
      </Row>
      <p>{typeset(words.pen.what)}</p>
      {failure && <OutcomeNote outcome={failure} />}
      {asking.failure && <OutcomeNote outcome={asking.failure} />}
    </>
  );
}

interface PartyAtStepProps {
  readonly party: PartyView;
  /** Name of the step whose instrument stands above. */
  readonly step: string;
  /** Null while it is in other hands, and where nothing of it is shown. */
  readonly puzzle?: PublicPuzzle | null;
  /** Long texts have a pen. */
  readonly hasPen: boolean;
  /** Below an instrument that fills the screen there is only what somebody does. */
  readonly isCompact?: boolean;
  /** Puts what somebody else has set on this telephone’s instrument. */
  readonly onTake?: ((value: string) => void) | undefined;
}

const EVERY_MS = 2000;

/** Tells the others that somebody types here, never what. */
function useTellWriting(step: string): void {
  useEffect(() => {
    let toldAt = Number.NEGATIVE_INFINITY;
    const onInput = ({ target }: Event): void => {
      const isAnswer = target instanceof Element && target.closest('main form') !== null;
      if (!isAnswer || performance.now() - toldAt < EVERY_MS) return;
      toldAt = performance.now();
      void tellWriting(step);
    };
    document.addEventListener('input', onInput);
    return () => document.removeEventListener('input', onInput);
  }, [step]);
}

const SECOND_MS = 1000;

type Wait = NonNullable<PartyView['waits']>[number];

/** « Bo a essayé : encore 8 s », on every telephone, while nobody may answer. */
function WaitLine({ party, wait }: { readonly party: PartyView; readonly wait: Wait }) {
  const { pen, somebody } = useWords('beside').party;
  const now = useServerNow(SECOND_MS);
  const seconds = Math.ceil((Date.parse(wait.until) - now) / SECOND_MS);
  if (seconds <= 0) return null;
  const name = wait.member === null ? somebody : memberName(party, wait.member, somebody);
  const words = wait.member === party.me ? pen.ownWait(seconds) : pen.waits(name, seconds);
  return (
    <p className={styles.pen} role="timer">
      {typeset(words)}
    </p>
  );
}

interface HandsProps extends Pick<PartyAtStepProps, 'party' | 'step' | 'onTake'> {
  readonly puzzle: PublicPuzzle;
}

/** « Camille : 0 4 1 2 »: what others set at the same instrument, which can be taken over. */
function Hands({ party, step, puzzle, onTake }: HandsProps) {
  const { somebody, pen } = useWords('beside').party;
  const hands = useClientState(({ live }) => live?.hands);
  const shown = (hands ?? [])
    .filter((one) => one.step === step && one.member !== party.me)
    .map(({ member, value }) => ({ member, value, parts: shownDraft(puzzle, value) ?? [] }))
    .filter(({ parts }) => parts.length > 0);
  return shown.map(({ member, value, parts }) => {
    const name = memberName(party, member, somebody);
    return (
      <Row key={member} gap={3} lineGap={2} align="center" className={styles.pen}>
        <p className={styles.hand}>{typeset(pen.sets(name, parts.join(' ')))}</p>
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
function Tries({ party, step }: Pick<PartyAtStepProps, 'party' | 'step'>) {
  const { somebody, pen } = useWords('beside').party;
  const tries = useClientState(({ live }) => live?.tries);
  return (tries ?? [])
    .filter((one) => one.step === step && one.member !== party.me)
    .map(({ member, right, of }) => (
      <p key={member} className={styles.pen} role="status">
        {typeset(pen.partly(memberName(party, member, somebody), right, of))}
      </p>
    ));
}

/** Under the instrument of a step: who writes an answer at this moment, who has the pen, and who made all wait. */
export function PartyAtStep({ party, step, puzzle, hasPen, isCompact, onTake }: PartyAtStepProps) {
  const words = useWords('beside').party;
  const writing = useClientState(({ live }) => live?.writing);
  useTellWriting(step);
  const wait = party.waits?.find((one) => one.step === step);
  const names = (writing ?? [])
    .filter((one) => one.step === step && one.member !== party.me)
    .map(({ member }) => memberName(party, member, words.somebody));
  return (
    <Stack gap={2} className={isCompact ? styles.compact : styles.party}>
      {wait && <WaitLine key={wait.until} party={party} wait={wait} />}
      {hasPen && <PenLine party={party} />}
      {puzzle && <Tries party={party} step={step} />}
      {puzzle && <Hands party={party} step={step} puzzle={puzzle} onTake={onTake} />}
      {puzzle && <PointingAtStep step={step} />}
      {!isCompact && (
        <p className={styles.writing}>{names.length > 0 && typeset(words.pen.writing(names))}</p>
      )}
    </Stack>
  );
}
