import { useEffect } from 'react';
import type { PartyView } from '../../../engine/public.ts';
import { tellWriting } from '../../api/party-calls.ts';
import { typeset } from '../../components/text/typography.tsx';
import { useClientState } from '../../state/store.ts';
import { PenLine } from './PenLine.tsx';
import { listNames, memberName } from './people.ts';
import styles from './PartyAtStep.module.css';

interface PartyAtStepProps {
  readonly party: PartyView;
  /** Name of the step whose instrument stands above. */
  readonly step: string;
  /** Long texts have a pen. */
  readonly hasPen: boolean;
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

/** Under the instrument of a step: who writes an answer at this moment, and who has the pen. */
export function PartyAtStep({ party, step, hasPen }: PartyAtStepProps) {
  const writing = useClientState(({ live }) => live?.writing);
  useTellWriting(step);
  const names = (writing ?? [])
    .filter((one) => one.step === step && one.member !== party.me)
    .map(({ member }) => memberName(party, member));
  return (
    <div className={styles.party}>
      {hasPen && <PenLine party={party} />}
      <p className={styles.writing}>
        {names.length > 0 && typeset(`${listNames(names)} ${names.length > 1 ? 'écrivent' : 'écrit'}…`)}
      </p>
    </div>
  );
}
