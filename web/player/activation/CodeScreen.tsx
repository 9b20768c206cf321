import { useEffect, useRef, type RefObject, type SubmitEvent } from 'react';
import { classNames } from '../../components/class-names.ts';
import { Button } from '../../components/actions/Button.tsx';
import { Field } from '../../components/forms/Field.tsx';
import { Screen } from '../../components/screen/Screen.tsx';
import { Stock } from '../../components/papers/Stock.tsx';
import { T } from '../../components/text/typography.tsx';
import { EmailProof } from '../settings/EmailProof.tsx';
import { LostLetter } from '../../account/login/LostLetter.tsx';
import { CODE_LENGTH, LONGEST_PHRASE } from '../../state/session/activation-code.ts';
import { sentenceFor } from '../../state/words.ts';
import styles from './Activation.module.css';
import { refusedAdvice } from './code-advice.ts';
import { codeIn } from './code-in.ts';

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

const errorWords: Readonly<Record<string, string>> = {
  INVALID_CODE: 'Code invalide',
  UNKNOWN_CODE: 'Code inconnu',
};

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

/** Form for the activation code. */
export function CodeScreen({ code, error, detail, pending, onType, onSubmit, onLeave }: CodeScreenProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const field = usePastedCode(onType);
  const sentence = detail ?? (error && (refusedAdvice[error] ?? sentenceFor(error)));
  return (
    <Screen title="La Compagnie est en train de vous contacter..." className={styles.room}>
      <Stock kind="buff" className={styles.slip}>
        <p className={styles.lead}>
          <T>
            Le code est imprimé sur votre lettre : six lettres ou chiffres. Recopiez-le ici, ou flashez le
            carré noir et blanc.
          </T>
        </p>
        <form className={styles.form} onSubmit={submit} noValidate>
          <Field
            ref={field}
            className={classNames(styles.code, code.length > CODE_LENGTH && styles.phrase)}
            label="Code d’activation"
            name="code"
            value={code}
            error={error && (errorWords[error] ?? error)}
            hint={sentence}
            onChange={(event) => onType(event.target.value)}
            minLength={CODE_LENGTH}
            maxLength={onLeave ? LONGEST_PHRASE : CODE_LENGTH}
            autoCapitalize="characters"
            autoCorrect="off"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
          />
          <Button type="submit" primary held={pending} aria-busy={pending || undefined}>
            {pending ? 'On cherche votre pli…' : 'Valider'}
          </Button>
        </form>
        {onLeave ? <Button onClick={onLeave}>Revenir à mon enquête</Button> : <EmailProof />}
        <div className={styles.help}>
          <LostLetter />
        </div>
      </Stock>
    </Screen>
  );
}
