import { useMachine } from '@xstate/react';
import { useEffect, useRef, type ReactNode } from 'react';
import type { PicturesPublic, PuzzlePicture } from '../../../../engine/puzzles/shared/pictures.ts';
import { Button } from '../../../components/actions/Button.tsx';
import { t } from '../../../components/text/typography.tsx';
import type { WidgetProps } from '../../widget.ts';
import { buttonText } from '../button-text.ts';
import type { WidgetRefusal } from '../outcome.ts';
import { Instrument, InstrumentHeading } from '../Instrument.tsx';
import { PuzzleLinksKey } from '../PuzzleLinks.tsx';
import { RefusalText } from '../RefusalText.tsx';
import { useStableCallback } from '../use-stable-callback.ts';
import { choiceMachine, codeOfChoice, type ChoiceRules } from './choice-machine.ts';
import styles from './PictureChoice.module.css';

interface PictureChoiceProps extends WidgetProps<PicturesPublic<unknown>> {
  readonly rules: ChoiceRules;
  /** How many are chosen, in words. */
  countText(chosen: number): string;
  /** One picture; `rank` is its place among the chosen ones, from 1, or null. */
  drawKey(picture: PuzzlePicture, rank: number | null, press: () => void): ReactNode;
}

/** More pictures than this stand three in a row. */
const SPACIOUS = 6;

/** Pictures to press, and the answer they make. */
export function PictureChoice({ puzzle, rules, countText, drawKey, submit, draft, saveDraft }: PictureChoiceProps) {
  const [state, send] = useMachine(choiceMachine, {
    input: { rules, ids: puzzle.pictures.map(({ id }) => id), draft, submit: useStableCallback(submit) },
  });
  const { chosen, emptied, refusal, secondsLeft } = state.context;
  const mayRestore = chosen.length === 0 && emptied.length > 0;
  const busy = state.matches('sending') || state.matches('sent');
  useKeptChoice(codeOfChoice(chosen), saveDraft);
  const list = useFocusAfter(refusal);
  return (
    <Instrument fixed className={styles.screen}>
      <InstrumentHeading header={puzzle.header} subheader={puzzle.subheader} />
      <ul ref={list} className={styles.pictures} data-many={puzzle.pictures.length > SPACIOUS || undefined} aria-label="Images">
        {puzzle.pictures.map((picture) => (
          <li key={picture.id}>{drawKey(picture, rankOf(chosen, picture), () => send({ type: 'PRESS', id: picture.id }))}</li>
        ))}
      </ul>
      <div className={styles.said}>
        <p role="status">{chosen.length > 0 || !refusal ? t(countText(chosen.length)) : ''}</p>
        <RefusalText refusal={refusal} />
      </div>
      <div className={styles.answers}>
        <Button disabled={(chosen.length === 0 && !mayRestore) || busy} onClick={() => send({ type: mayRestore ? 'RESTORE' : 'RESET' })}>
          {mayRestore ? 'Remettre mes choix' : 'Recommencer'}
        </Button>
        <Button
          primary
          disabled={!rules.isComplete(chosen)}
          held={secondsLeft > 0}
          aria-busy={busy || undefined}
          onClick={() => send({ type: 'SEND' })}
        >
          {buttonText('VALIDER', busy, secondsLeft)}
        </Button>
      </div>
      <PuzzleLinksKey links={puzzle.links} />
    </Instrument>
  );
}

function rankOf(chosen: readonly string[], { id }: PuzzlePicture): number | null {
  const index = chosen.indexOf(id);
  return index < 0 ? null : index + 1;
}

/** A refusal empties the choice and with it the key that was pressed: the keyboard goes on from the first picture. */
function useFocusAfter(refusal: WidgetRefusal | null) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (refusal && document.activeElement === document.body) list.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [refusal]);
  return list;
}

/** What was chosen is found again after a look at another screen. */
function useKeptChoice(code: string, saveDraft: (text: string) => void): void {
  const kept = useRef(code);
  useEffect(() => {
    if (kept.current === code) return;
    kept.current = code;
    saveDraft(code);
  }, [code, saveDraft]);
}
