import { useEffect, useRef, type RefObject } from 'react';
import { classNames } from '../../components/class-names.ts';
import { Button } from '../../components/actions/Button.tsx';
import { Field } from '../../components/forms/Field.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { Screen } from '../../components/screen/Screen.tsx';
import { Surface } from '../../components/papers/Surface.tsx';
import { submitting } from '../../components/forms/form-data.ts';
import { EmailProof } from '../settings/EmailProof.tsx';
import { LostLetter } from '../../account/login/LostLetter.tsx';
import { CODE_LENGTH, LONGEST_PHRASE } from '../../state/session/activation-code.ts';
import { sentenceFor } from '../../state/words.ts';
import styles from './Activation.module.css';
import { REFUSALS } from './activation-machine.ts';
import { useWords } from '../../words/use-words.ts';

const last = (words: readonly string[]): string | undefined =>
  words.findLast((word) => /\d/.test(word)) ?? words.at(-1);

/**
 * Extracts the code from copied text: « ABC-123 », « Code : ABC123 », the address of a letter. The address
 * has priority, then the last word of six characters (one with a digit first), then all remaining characters.
 * Empty for a longer text.
 */
export function codeIn(text: string): string {
  const upper = text.toUpperCase();
  const address = /\/A\/([A-Z0-9]{6})\b/.exec(upper)?.[1];
  const candidate = upper.slice(upper.lastIndexOf(':') + 1);
  const all = candidate.replace(/[^A-Z0-9]/g, '');
  const words = candidate.split(/[^A-Z0-9]+/).filter(({ length }) => length === CODE_LENGTH);
  return address ?? last(words) ?? (all.length > CODE_LENGTH ? '' : all);
}

interface CodeScreenProps {
  readonly code: string;
  readonly error: string | null;
  readonly detail: string | null;
  readonly pending: boolean;
  readonly onType: (text: string) => void;
  readonly onSubmit: () => void;
  /** Returns to the running story; null without one. */
  readonly onLeave: (() => void) | null;
}

/**
 * Reads pasted text whole: the input's maxLength would cut it before spaces, dashes and words are removed.
 */
function usePastedCode(onCode: (code: string) => void): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const element = field.current;
    const onInsert = (event: InputEvent) => {
      const code = codeIn(event.data ?? '');
      if (code.length < CODE_LENGTH) return;
      event.preventDefault();
      onCode(code);
    };
    element?.addEventListener('beforeinput', onInsert);
    return () => element?.removeEventListener('beforeinput', onInsert);
  }, [onCode]);
  return field;
}

export function CodeScreen({ code, error, detail, pending, onType, onSubmit, onLeave }: CodeScreenProps) {
  const words = useWords('beside').activation.code;
  const { backToGame } = useWords('account').joining;
  const { errors } = useWords('common');
  const field = usePastedCode(onType);
  const sentence = detail ?? (error && (words.advice[REFUSALS[error] ?? ''] ?? sentenceFor(error, errors)));
  return (
    <Screen title={words.title} className={styles.room}>
      <Stack as={Surface} gap={4} kind="buff" className={styles.slip}>
        <p className={styles.lead}>{words.help}</p>
        <Stack as="form" gap={3} onSubmit={submitting(onSubmit)} noValidate>
          <Field
            ref={field}
            className={classNames(styles.code, code.length > CODE_LENGTH && styles.phrase)}
            label={words.field}
            name="code"
            value={code}
            error={error && (words.errors[error] ?? error)}
            hint={sentence}
            onType={onType}
            minLength={CODE_LENGTH}
            maxLength={onLeave ? LONGEST_PHRASE : CODE_LENGTH}
            autoCapitalize="characters"
            autoCorrect="off"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
          />
          <Button type="submit" primary held={pending} aria-busy={pending || undefined}>
            {pending ? words.searching : words.submit}
          </Button>
        </Stack>
        {onLeave ? <Button onClick={onLeave}>{backToGame}</Button> : <EmailProof />}
        <div className={styles.help}>
          <LostLetter />
        </div>
      </Stack>
    </Screen>
  );
}
