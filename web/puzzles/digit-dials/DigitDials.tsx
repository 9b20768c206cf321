import { useMachine } from '@xstate/react';
import { Fragment, useEffect, useRef, useState } from 'react';
import type { DigitDialsPublic } from '../../../engine/public.ts';
import { Button } from '../../components/Button.tsx';
import { classNames } from '../../components/class-names.ts';
import { Lamp, type LampState } from '../../components/Lamp.tsx';
import { Progress } from '../../components/Progress.tsx';
import { t } from '../../components/typography.tsx';
import { Instrument, InstrumentHeading } from '../shared/Instrument.tsx';
import { RefusalText } from '../shared/RefusalText.tsx';
import { useStableCallback } from '../shared/use-stable-callback.ts';
import type { WidgetProps } from '../widget.ts';
import { CipherText } from './CipherText.tsx';
import { Dial } from './Dial.tsx';
import styles from './DigitDials.module.css';
import { codeOfDials, dialsMachine } from './dials-machine.ts';

/** Dials to set; five seconds after the first change the mechanism says whether the code is right. */
export function DigitDials({ puzzle, submit, recognise, draft, saveDraft }: WidgetProps<DigitDialsPublic>) {
  const [state, send] = useMachine(dialsMachine, {
    input: { puzzle, draft, recognise: useStableCallback(recognise), submit: useStableCallback(submit) },
  });
  const { digits, message, error, reply, elapsed, secondsLeft } = state.context;
  const right = state.matches('right');
  const [foundBefore] = useState(puzzle.recognised !== undefined);
  useKeptCode(codeOfDials(digits), saveDraft);
  const verdict = verdictOf(typeof state.value === 'string' ? state.value : 'right');
  return (
    <Instrument fixed className={styles.screen}>
      <div className={styles.reading}>
        <InstrumentHeading header={puzzle.header} subheader={puzzle.subheader} />
        {puzzle.scrambled === undefined && puzzle.display === 'coordinates' ? (
          <p className={classNames('window', styles.position)} aria-hidden="true">
            {positionOf(digits)}
          </p>
        ) : null}
        {puzzle.scrambled !== undefined ? (
          <CipherText scrambled={puzzle.scrambled} clear={right ? message : null} atOnce={foundBefore} />
        ) : null}
      </div>
      <div className={styles.timer}>
        <div className={styles.row}>
          <Progress value={right ? 1 : elapsed / puzzle.everyMs} label="Essai en cours" />
          <span className={styles.seconds} aria-hidden="true">
            {secondsText(!state.matches('filling'), elapsed, puzzle.everyMs, secondsLeft)}
          </span>
        </div>
        <p className={styles.verdict} role="status">
          <Lamp state={verdict.lamp} />
          <span>
            {verdict.text}
            {reply && state.matches('wrong') ? <small className={styles.reply}>{t(reply)}</small> : null}
          </span>
        </p>
        <RefusalText refusal={error} />
      </div>
      <Dials
        puzzle={puzzle}
        digits={digits}
        disabled={right}
        turn={(dial, by) => send({ type: 'TURN', dial, by })}
        set={(dial, digit) => send({ type: 'SET', dial, digit })}
      />
      {right ? (
        <Button
          primary
          aria-busy={state.matches({ right: 'sending' }) || undefined}
          disabled={state.matches({ right: 'pausing' })}
          onClick={() => send({ type: 'NEXT' })}
        >
          {t('Passer à l’étape suivante')}
        </Button>
      ) : null}
      {state.matches('unheard') ? <Button onClick={() => send({ type: 'NEXT' })}>Réessayer</Button> : null}
    </Instrument>
  );
}

/** The digits are found again where they were left. */
function useKeptCode(code: string, saveDraft: (text: string) => void): void {
  const kept = useRef(code);
  useEffect(() => {
    if (kept.current === code) return;
    kept.current = code;
    saveDraft(code);
  }, [code, saveDraft]);
}

const VERDICTS: Readonly<Record<string, { readonly lamp: LampState; readonly text: string }>> = {
  right: { lamp: 'clear', text: 'Code Correct' },
  wrong: { lamp: 'alarm', text: 'Code Erroné' },
  still: { lamp: 'off', text: 'Le mécanisme attend.' },
  unheard: { lamp: 'alarm', text: 'Le mécanisme ne répond pas.' },
};

const verdictOf = (state: string) => VERDICTS[state] ?? { lamp: 'on' as const, text: 'Le mécanisme cherche…' };

function secondsText(idle: boolean, elapsed: number, everyMs: number, secondsLeft: number): string {
  if (secondsLeft > 0) return t(`${secondsLeft} s`);
  return idle ? '' : t(`${Math.ceil(Math.max(0, everyMs - elapsed) / 1000)} s`);
}

interface DialsProps {
  readonly puzzle: DigitDialsPublic;
  readonly digits: readonly number[];
  readonly disabled: boolean;
  turn(dial: number, by: number): void;
  set(dial: number, digit: number): void;
}

/** After each pair of dials of a coordinate. */
const MARKS = ['°', '′', '″', '‴'] as const;

/** « 00° 00′ » */
function positionOf(digits: readonly number[]): string {
  const pairs = digits.reduce<string[]>(
    (parts, digit, index) =>
      index % 2 === 0 ? [...parts, String(digit)] : [...parts.slice(0, -1), `${parts.at(-1)}${digit}${MARKS[(index - 1) / 2] ?? ''}`],
    [],
  );
  return pairs.join('\u00A0');
}

function Dials({ puzzle, digits, disabled, turn, set }: DialsProps) {
  const coordinates = puzzle.display === 'coordinates';
  return (
    <div
      className={classNames(styles.dials, coordinates && styles.coordinates)}
      data-locked={disabled || undefined}
      role="group"
      aria-label="Molettes"
    >
      {digits.map((digit, index) => (
        <Fragment key={index}>
          <Dial
            name={`Molette ${index + 1}`}
            digit={digit}
            disabled={disabled}
            turn={(by) => turn(index, by)}
            set={(value) => set(index, value)}
          />
          {coordinates && index % 2 === 1 ? <span className={styles.mark}>{MARKS[(index - 1) / 2]}</span> : null}
        </Fragment>
      ))}
    </div>
  );
}
