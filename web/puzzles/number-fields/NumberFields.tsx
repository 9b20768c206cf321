import { useMachine } from '@xstate/react';
import { useId, type KeyboardEvent } from 'react';
import type { NumberFieldsPublic } from '../../../engine/puzzles/number-fields.ts';
import { classNames } from '../../components/class-names.ts';
import { Stack } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { submitting } from '../../components/forms/form-data.ts';
import { codeFormMachine } from '../shared/code-form-machine.ts';
import { Instrument, InstrumentHeading } from '../shared/Instrument.tsx';
import { InstrumentBar } from '../shared/InstrumentBar.tsx';
import { isFault } from '../shared/outcome.ts';
import { PuzzleLinks } from '../shared/PuzzleLinks.tsx';
import { RefusalText } from '../shared/RefusalText.tsx';
import { SubmitButton } from '../shared/SubmitButton.tsx';
import { useStableCallback } from '../shared/use-stable-callback.ts';
import type { WidgetProps } from '../widget.ts';
import { plainDigits } from '../../../engine/public.ts';
import styles from './NumberFields.module.css';

type Fields = Pick<NumberFieldsPublic, 'fields'>;

const BETWEEN = '-';

/** Submitted text, also stored while some fields are empty: « 17--1790 ». */
const joinNumbers = (numbers: readonly string[]): string => numbers.join(BETWEEN);

/** One number per field, for any text. */
function splitNumbers({ fields }: Fields, text: string): readonly string[] {
  const parts = text.split(BETWEEN);
  return fields.map(({ digits }, index) => onlyDigits(parts[index] ?? '', digits));
}

/** Replaces one number, reduced to the digits that its field accepts. */
function withNumber(
  { fields }: Fields,
  numbers: readonly string[],
  index: number,
  typed: string,
): readonly string[] {
  return numbers.map((number, at) => (at === index ? onlyDigits(typed, fields[index]?.digits ?? 0) : number));
}

const isFilled = (numbers: readonly string[]): boolean => numbers.every((number) => number !== '');

const onlyDigits = (text: string, most: number): string =>
  plainDigits(text).replace(/\D/g, '').slice(0, most);

/** Several numbers, judged together. The form's machine holds them as one text: « 17-205-1790 ». */
export function NumberFields({ puzzle, submit, draft, saveDraft }: WidgetProps<NumberFieldsPublic>) {
  const id = useId();
  const [state, send] = useMachine(codeFormMachine, {
    input: {
      text: joinNumbers(splitNumbers(puzzle, draft)),
      minLength: 1,
      submit: useStableCallback(submit),
    },
  });
  const { text, refusal, secondsLeft } = state.context;
  const pending = state.matches('sending') || state.matches('sent');
  const numbers = splitNumbers(puzzle, text);
  const type = (index: number, typed: string) => {
    const next = joinNumbers(withNumber(puzzle, numbers, index, typed));
    saveDraft(next);
    send({ type: 'TYPE', text: next });
  };
  const onSubmit = submitting(() => {
    if (isFilled(numbers)) send({ type: 'SEND' });
  });
  return (
    <Instrument gap={5}>
      <InstrumentHeading header={puzzle.header} subheader={puzzle.subheader} />
      <Stack as="form" gap={4} onSubmit={onSubmit} onKeyDown={toNextEmpty} noValidate>
        <div className={styles.fields}>
          {puzzle.fields.map(({ label }, index) => (
            <div
              key={index}
              className={classNames('field', isFault(refusal) && 'field--wrong', styles.field)}
            >
              <label htmlFor={`${id}-${index}`}>{typeset(label)}</label>
              <input
                id={`${id}-${index}`}
                name={`code-${index + 1}`}
                type="text"
                inputMode="numeric"
                pattern="[0-9]*"
                value={numbers[index] ?? ''}
                onChange={(event) => type(index, event.target.value)}
                aria-invalid={isFault(refusal) || undefined}
                aria-describedby={`${id}-error`}
                autoComplete="off"
                enterKeyHint={index === puzzle.fields.length - 1 ? 'send' : 'next'}
              />
            </div>
          ))}
        </div>
        <InstrumentBar form>
          <RefusalText id={`${id}-error`} refusal={refusal} />
          <SubmitButton pending={pending} secondsLeft={secondsLeft} disabled={!isFilled(numbers)} />
        </InstrumentBar>
      </Stack>
      <PuzzleLinks links={puzzle.links} />
    </Instrument>
  );
}

/** Enter moves to the next empty field, and submits once all are filled. */
function toNextEmpty(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  const inputs = [...event.currentTarget.querySelectorAll('input')];
  const at = inputs.indexOf(event.target);
  const empty = [...inputs.slice(at + 1), ...inputs.slice(0, at)].find((input) => input.value === '');
  if (!empty) return;
  event.preventDefault();
  empty.focus();
}
