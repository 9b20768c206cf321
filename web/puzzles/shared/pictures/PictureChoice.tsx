import { useMachine } from '@xstate/react';
import { useEffect, useRef, type ReactNode, type ComponentProps } from 'react';
import type { PicturesPublic, PuzzlePicture } from '../../../../engine/puzzles/shared/pictures.ts';
import { Button } from '../../../components/actions/Button.tsx';
import { Row } from '../../../components/layout/layout.tsx';
import { typeset } from '../../../components/text/typography.tsx';
import type { WidgetProps } from '../../widget.ts';
import { isFault, type WidgetRefusal } from '../outcome.ts';
import { Instrument, InstrumentHeading } from '../Instrument.tsx';
import { PuzzleLinksKey } from '../PuzzleLinks.tsx';
import { RefusalText } from '../RefusalText.tsx';
import { SubmitButton } from '../SubmitButton.tsx';
import { useSavedText, useStableCallback } from '../use-stable-callback.ts';
import { choiceMachine, codeOfChoice, type ChoiceRules } from './choice-machine.ts';
import styles from './PictureChoice.module.css';
import { useWords } from '../../../words/use-words.ts';

interface PictureKeyProps extends ComponentProps<'button'> {
  readonly picture: PuzzlePicture;
  readonly lit: boolean;
}

/** A picture as a button; `children` show its state. */
export function PictureKey({ picture, lit, children, ...rest }: PictureKeyProps) {
  return (
    <button type="button" className={styles.key} data-lit={lit || undefined} {...rest}>
      <span className={styles.sheet}>
        <img src={picture.address} alt={picture.alt} draggable={false} />
        {picture.label !== undefined ? <span className={styles.label}>{typeset(picture.label)}</span> : null}
      </span>
      {children}
    </button>
  );
}

interface PictureChoiceProps extends WidgetProps<PicturesPublic<unknown>> {
  readonly rules: ChoiceRules;
  /** Text with the number of chosen pictures. */
  countText(chosen: number): string;
  /** Renders one picture; `rank` is its position among the chosen ones, from 1, or null. */
  drawKey(picture: PuzzlePicture, rank: number | null, press: () => void): ReactNode;
}

/** More pictures than this are three in a row. */
const SPACIOUS = 6;

/** Pictures to choose, and a button to submit the choice. */
export function PictureChoice({
  puzzle,
  rules,
  countText,
  drawKey,
  submit,
  draft,
  saveDraft,
}: PictureChoiceProps) {
  const { pictures: words } = useWords('game').puzzles;
  const [state, send] = useMachine(choiceMachine, {
    input: { rules, ids: puzzle.pictures.map(({ id }) => id), draft, submit: useStableCallback(submit) },
  });
  const { chosen, emptied, refusal, secondsLeft } = state.context;
  const mayRestore = chosen.length === 0 && emptied.length > 0;
  const busy = state.matches('sending') || state.matches('sent');
  useSavedText(codeOfChoice(chosen), saveDraft);
  const list = useFocusAfterRefusal(refusal);
  return (
    <Instrument fixed wrong={isFault(refusal)} className={styles.screen}>
      <InstrumentHeading header={puzzle.header} subheader={puzzle.subheader} />
      <ul
        ref={list}
        className={styles.pictures}
        data-many={puzzle.pictures.length > SPACIOUS || undefined}
        aria-label={words.label}
        data-picture-keys
      >
        {puzzle.pictures.map((picture) => (
          <li key={picture.id}>
            {drawKey(picture, rankOf(chosen, picture), () => send({ type: 'PRESS', id: picture.id }))}
          </li>
        ))}
      </ul>
      <div className={styles.said}>
        <p role="status">{chosen.length > 0 || !refusal ? countText(chosen.length) : ''}</p>
        <RefusalText refusal={refusal} />
      </div>
      <Row gap={3} className={styles.answers}>
        <Button
          disabled={(chosen.length === 0 && !mayRestore) || busy}
          onClick={() => send({ type: mayRestore ? 'RESTORE' : 'RESET' })}
        >
          {mayRestore ? words.restore : words.restart}
        </Button>
        <SubmitButton
          pending={busy}
          secondsLeft={secondsLeft}
          disabled={!rules.isComplete(chosen)}
          onClick={() => send({ type: 'SEND' })}
        />
      </Row>
      <PuzzleLinksKey links={puzzle.links} />
    </Instrument>
  );
}

function rankOf(chosen: readonly string[], { id }: PuzzlePicture): number | null {
  const index = chosen.indexOf(id);
  return index < 0 ? null : index + 1;
}

/** A refusal clears the choice and disables the focused button: the focus moves to the first picture. */
function useFocusAfterRefusal(refusal: WidgetRefusal | null) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (refusal && document.activeElement === document.body)
      list.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [refusal]);
  return list;
}
