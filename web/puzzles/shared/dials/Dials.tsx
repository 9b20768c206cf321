import { useMachine } from '@xstate/react';
import { memo, useCallback, useState, type ReactNode } from 'react';
import type { DialsPublic } from '../../../../engine/puzzles/shared/dials.ts';
import { Button } from '../../../components/actions/Button.tsx';
import { classNames } from '../../../components/class-names.ts';
import { Row, Stack } from '../../../components/layout/layout.tsx';
import { Enlargeable } from '../../../components/overlays/full-view/Enlargeable.tsx';
import { Lamp, type LampState } from '../../../components/status/Lamp.tsx';
import { ProgressBar } from '../../../components/status/ProgressBar.tsx';
import { typeset } from '../../../components/text/typography.tsx';
import type { WidgetProps } from '../../widget.ts';
import { Instrument, InstrumentHeading } from '../Instrument.tsx';
import { InstrumentBar } from '../InstrumentBar.tsx';
import { RefusalText } from '../RefusalText.tsx';
import { useSavedText, useStableCallback } from '../use-stable-callback.ts';
import { dialledCode, type Alphabet } from './alphabet.ts';
import { CipherText } from './CipherText.tsx';
import { DialRow } from './DialRow.tsx';
import styles from './Dials.module.css';
import { dialsMachine } from './dials-machine.ts';
import { useWords } from '../../../words/use-words.ts';

interface DialsProps extends WidgetProps<DialsPublic> {
  readonly alphabet: Alphabet;
  readonly marks?: readonly string[];
  /** Content of the window without a message to decipher. */
  readonly reading?: ((code: string) => ReactNode) | undefined;
}

/** Dials to set; five seconds after the first change the code is checked automatically. */
export function Dials({
  puzzle,
  alphabet,
  marks,
  reading,
  submit,
  recognise,
  draft,
  saveDraft,
  isBeside,
}: DialsProps) {
  const { shared, puzzles } = useWords('game');
  const words = puzzles.dials;
  const [state, send] = useMachine(dialsMachine, {
    input: {
      alphabet,
      puzzle,
      draft,
      recognise: useStableCallback(recognise),
      submit: useStableCallback(submit),
    },
  });
  const { places, message, refusal, reply, elapsed, secondsLeft } = state.context;
  const right = state.matches('right');
  const code = dialledCode(alphabet, places);
  useSavedText(code, saveDraft);
  const turn = useCallback((dial: number, by: number) => send({ type: 'TURN', dial, by }), [send]);
  const set = useCallback((dial: number, place: number) => send({ type: 'SET', dial, place }), [send]);
  const verdict = verdictOf(typeof state.value === 'string' ? state.value : 'right');
  const seconds = secondsLeft > 0 ? secondsLeft : Math.ceil(Math.max(0, puzzle.everyMs - elapsed) / 1000);
  const above = (
    <Reading key="reading" puzzle={puzzle} code={code} message={right ? message : null} reading={reading} />
  );
  const trial = (
    <Stack key="trial" gap={2} className={styles.timer}>
      <div className={styles.row}>
        <ProgressBar value={right ? 1 : elapsed / puzzle.everyMs} label={words.trying} />
        <span className={styles.seconds} aria-hidden="true">
          {secondsLeft > 0 || state.matches('filling') ? words.seconds(seconds) : ''}
        </span>
      </div>
      <p className={styles.verdict} role="status">
        <Lamp state={LAMPS[verdict]} />
        <span>
          {words.verdicts[verdict]}
          {state.matches('wrong') ? <WrongCodeText reply={reply} unfinished={places.includes(0)} /> : null}
        </span>
      </p>
      <RefusalText refusal={refusal} />
    </Stack>
  );
  return (
    <Instrument fixed wrong={state.matches('wrong')} className={styles.screen}>
      {/* A deciphered message follows its verdict, on the screen as in the page. By their keys it is the message that
          moves: a verdict that moved would not be announced. */}
      {right && message !== null && puzzle.scrambled !== undefined ? [trial, above] : [above, trial]}
      <DialRow alphabet={alphabet} places={places} disabled={right} marks={marks} turn={turn} set={set} />
      {right ? (
        <InstrumentBar>
          <Button
            primary
            aria-busy={state.matches({ right: 'sending' }) || undefined}
            disabled={secondsLeft > 0}
            onClick={() => send({ type: 'NEXT' })}
          >
            {isBeside ? shared.goOn : words.toNextStep}
          </Button>
        </InstrumentBar>
      ) : null}
      {state.matches('failed') ? (
        <Row gap={3} lineGap={2}>
          <Button onClick={() => send({ type: 'NEXT' })}>{shared.retry}</Button>
          {state.context.lost ? (
            <Button primary onClick={() => send({ type: 'KEEP' })}>
              {words.keep}
            </Button>
          ) : null}
        </Row>
      ) : null}
    </Instrument>
  );
}

interface ReadingProps extends Pick<DialsProps, 'puzzle' | 'reading'> {
  readonly code: string;
  /** The deciphered message, once the code is right. */
  readonly message: string | null;
}

/** Content above the dials. Memoised: the bar renders ten times a second. */
const Reading = memo(function Reading({ puzzle, code, message, reading }: ReadingProps) {
  const [foundBefore] = useState(puzzle.recognised !== undefined);
  return (
    <div className={styles.reading}>
      <InstrumentHeading header={puzzle.header} subheader={puzzle.subheader} />
      {puzzle.hint !== undefined ? (
        <p className={classNames('window', styles.hint)}>{typeset(puzzle.hint)}</p>
      ) : null}
      {puzzle.picture ? (
        <Enlargeable className={styles.frame} title={puzzle.picture.alt}>
          <img className={styles.picture} src={puzzle.picture.address} alt={typeset(puzzle.picture.alt)} />
        </Enlargeable>
      ) : null}
      {puzzle.scrambled !== undefined ? (
        <CipherText scrambled={puzzle.scrambled} clear={message} atOnce={foundBefore} />
      ) : (
        reading?.(code)
      )}
    </div>
  );
});

/** The author's reply; without one, an encouragement while a dial still shows its first symbol. */
function WrongCodeText({ reply, unfinished }: { reply: string | null; unfinished: boolean }) {
  const { dials } = useWords('game').puzzles;
  const text = reply ?? (unfinished ? dials.unfinished : null);
  return text ? <small className={styles.reply}>{typeset(text)}</small> : null;
}

const LAMPS = {
  right: 'clear',
  wrong: 'alarm',
  still: 'off',
  pausing: 'on',
  failed: 'alarm',
  asking: 'on',
  keeping: 'on',
  kept: 'on',
} satisfies Readonly<Record<string, LampState>>;

const verdictOf = (state: string) => (state in LAMPS ? (state as keyof typeof LAMPS) : 'asking');
