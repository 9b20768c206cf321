import { useEffect } from 'react';
import type { PartyView, PublicPuzzle } from '../../../engine/public.ts';
import { askPen, tellWriting, passPen } from '../../api/party-calls.ts';
import { Stack, Row } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { useClientState } from '../../state/store.ts';
import { Button } from '../../components/actions/Button.tsx';
import { OutcomeNote } from '../../components/forms/OutcomeNote.tsx';
import { isPenElsewhere } from '../../state/party/party.ts';
import { usePartyCall } from './use-party-call.ts';
import { memberName } from './people.ts';
import { Hands } from './PartyNews.tsx';
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
  /** Long texts have a pen. */
  readonly hasPen: boolean;
  /** The instrument of a long text, of which the others see what is written; null where they see nothing. */
  readonly longText?: PublicPuzzle | null;
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

/** Under the instrument of a step: who has the pen, and who writes an answer at this moment. */
export function PartyAtStep({ party, step, hasPen, longText, onTake }: PartyAtStepProps) {
  const words = useWords('beside').party;
  const writing = useClientState(({ live }) => live?.writing);
  useTellWriting(step);
  const names = (writing ?? [])
    .filter((one) => one.step === step && one.member !== party.me)
    .map(({ member }) => memberName(party, member, words.somebody));
  return (
    <Stack gap={2} className={styles.party}>
      {hasPen && <PenLine party={party} />}
      {longText && <Hands party={party} step={step} puzzle={longText} onTake={onTake} />}
      <p className={styles.writing}>{names.length > 0 && typeset(words.pen.writing(names))}</p>
    </Stack>
  );
}
