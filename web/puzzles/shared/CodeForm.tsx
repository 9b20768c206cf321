import { useMachine } from '@xstate/react';
import { useId, type ChangeEvent } from 'react';
import { classNames } from '../../components/class-names.ts';
import { Stack } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { submitting } from '../../components/forms/form-data.ts';
import type { SubmitResult } from '../widget.ts';
import { codeFormMachine } from './code-form-machine.ts';
import { answerInput, isFault } from './outcome.ts';
import { RefusalText } from './RefusalText.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useStableCallback } from './use-stable-callback.ts';

interface CodeFormProps {
  /** Label of the field, and its placeholder. */
  readonly placeholder: string;
  readonly minLength: number;
  /** « VALIDER » by default. */
  readonly button?: string;
  /** For several lines: initial number of rows. Enter then starts a new line instead of submitting. */
  readonly rows?: number;
  readonly draft: string;
  /** Somebody else writes. */
  readonly readOnly?: boolean | undefined;
  saveDraft(text: string): void;
  submit(code: string): Promise<SubmitResult>;
}

/** The answer's input: without autocorrection, and its draft is stored through reloads. */
export function CodeForm({
  placeholder,
  minLength,
  button,
  rows,
  draft,
  readOnly = false,
  saveDraft,
  submit,
}: CodeFormProps) {
  const id = useId();
  const [state, send] = useMachine(codeFormMachine, {
    input: { text: draft, minLength, submit: useStableCallback(submit) },
  });
  const { text, refusal, secondsLeft } = state.context;
  const pending = state.matches('sending') || state.matches('sent');
  const onType = (typed: string) => {
    saveDraft(typed);
    send({ type: 'TYPE', text: typed });
  };
  const line = {
    ...answerInput(id, refusal),
    value: text,
    placeholder,
    readOnly,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onType(event.target.value),
    autoCapitalize: rows === undefined ? 'characters' : 'sentences',
  };
  return (
    <Stack as="form" gap={4} onSubmit={submitting(() => send({ type: 'SEND' }))} noValidate>
      <div className={classNames('field', isFault(refusal) && 'field--wrong')}>
        <label htmlFor={id}>{typeset(placeholder)}</label>
        {rows === undefined ? (
          <input type="text" enterKeyHint="send" {...line} />
        ) : (
          <textarea rows={rows} {...line} />
        )}
        <RefusalText id={`${id}-error`} refusal={refusal} />
      </div>
      <SubmitButton button={button} pending={pending} secondsLeft={secondsLeft} held={readOnly} />
    </Stack>
  );
}
