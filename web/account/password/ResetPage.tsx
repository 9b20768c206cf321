import { Navigate, useSearchParams } from 'react-router-dom';
import { Link } from '../../components/actions/Link.tsx';
import { FormCard, formFields } from '../../components/papers/FormCard.tsx';
import { PageTitle } from '../../components/screen/PageTitle.tsx';
import { useClientState } from '../../state/store.ts';
import styles from '../login/LoginPage.module.css';
import { useState, useLayoutEffect } from 'react';
import { requestPasswordReset, choosePassword } from '../../api/account-calls.ts';
import { ButtonLink, SendButton } from '../../components/actions/Button.tsx';
import { EmailField } from '../../components/forms/EmailField.tsx';
import { fieldText, focusField, submitting } from '../../components/forms/form-data.ts';
import { OutcomeNote } from '../../components/forms/OutcomeNote.tsx';
import { useSubmission } from '../../components/forms/use-submission.ts';
import { isEmail } from '../email.ts';
import { requestOutcome, choiceOutcome } from './reset-outcomes.ts';
import { useWords } from '../../words/use-words.ts';
import { sessionLost } from '../../state/session/session-lost.ts';
import { PASSWORD_MIN_LENGTH } from '../login/login-checks.ts';
import { PasswordField } from './PasswordField.tsx';
import type { Catalogue } from '../../words/catalogues.ts';
import { prefersReducedMotion } from '../../components/motion/use-reduced-motion.ts';
import { typeset } from '../../components/text/typography.tsx';
import { ScreenTitle } from '../../components/screen/ScreenTitle.tsx';

/** Longer texts are not animated, because it would take too long. */
const LONGEST = 100;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

const isLetter = (character: string): boolean => /\p{L}/u.test(character);

export const canScramble = (text: string): boolean => text.length < LONGEST;

/** Number of frames until the whole text is displayed. */
export const framesOf = (text: string): number => text.length;

/**
 * The text at a frame: letters before it are in place, later ones are random. `random` returns 0 to 1, 1
 * excluded. Other characters stay, so that line breaks do not move.
 */
export function scrambledAt(text: string, frame: number, random: () => number): string {
  return [...text]
    .map((character, index) =>
      index < frame || !isLetter(character)
        ? character
        : (LETTERS[Math.floor(random() * LETTERS.length)] ?? character),
    )
    .join('');
}

const TICK_MS = 50;

/** Letters fall into place one after another, every 50 ms; without script or with reduced motion at once. */
function useScrambled(text: string): string {
  const [shown, setShown] = useState(text);
  useLayoutEffect(() => {
    if (!canScramble(text) || prefersReducedMotion()) return undefined;
    let frame = 0;
    const timer = setInterval(() => {
      frame += 1;
      setShown(scrambledAt(text, frame, Math.random));
      if (frame >= framesOf(text)) clearInterval(timer);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [text]);
  return shown;
}

/** A title with this animation; screen readers get the text at once. */
export function ScrambledTitle({ children }: { readonly children: string }) {
  const text = typeset(children);
  const shown = useScrambled(text);
  return (
    <ScreenTitle aria-label={text}>
      <span aria-hidden="true">{shown}</span>
    </ScreenTitle>
  );
}

interface Choice {
  readonly password: string;
  readonly confirmation: string;
}

const chosenNow = { autoComplete: 'new-password', minLength: PASSWORD_MIN_LENGTH } as const;

interface Wrong {
  readonly field: keyof Choice;
  readonly text: string;
}

/** Errors found before the request; code points are counted, not UTF-16 units. */
function checkChoice(
  { password, confirmation }: Choice,
  words: Catalogue<'account'>['password'],
): Wrong | null {
  const short = (text: string) => [...text].length < PASSWORD_MIN_LENGTH;
  if (short(password)) return { field: 'password', text: words.tooShort };
  if (confirmation !== password) return { field: 'confirmation', text: words.differ };
  return null;
}

/** Sets a new password with the link of the mail. The server then ends every session of the account. */
function NewPassword({ id, token }: { readonly id: string; readonly token: string }) {
  const { reset: words, password } = useWords('account');
  const { errors } = useWords('common');
  const { pending, outcome, submit, clear } = useSubmission(async (newPassword: string) => {
    const result = await choosePassword({ token, id, newPassword });
    if (result.ok) sessionLost(null);
    return choiceOutcome(result, { reset: words, password }, errors);
  });
  const [wrong, setWrong] = useState<Wrong | null>(null);
  const errorOf = (field: keyof Choice) => (wrong?.field === field ? wrong.text : null);
  const onSubmit = submitting((form) => {
    const choice = { password: fieldText(form, 'password'), confirmation: fieldText(form, 'confirmation') };
    const found = checkChoice(choice, password);
    setWrong(found);
    if (!found) return void submit(choice.password);
    clear();
    focusField(form, found.field);
  });
  if (outcome?.ok) {
    return (
      <div className={formFields}>
        <OutcomeNote outcome={outcome} />
      </div>
    );
  }
  return (
    <form className={formFields} method="post" onSubmit={onSubmit} noValidate>
      <PasswordField label={words.newPassword} error={errorOf('password')} {...chosenNow} />
      <PasswordField
        label={password.confirmation}
        name="confirmation"
        error={errorOf('confirmation')}
        {...chosenNow}
      />
      {outcome && <OutcomeNote outcome={outcome} />}
      {outcome?.needsLink && (
        <ButtonLink primary to="/password/reset">
          {words.requestNewLink}
        </ButtonLink>
      )}
      <SendButton type="submit" primary={!outcome?.needsLink} pending={pending}>
        {words.change}
      </SendButton>
    </form>
  );
}

function ResetRequest() {
  const words = useWords('account').reset;
  const { errors } = useWords('common');
  const { pending, outcome, submit, clear } = useSubmission(async (email: string) =>
    requestOutcome(await requestPasswordReset(email), words, errors),
  );
  const [wrong, setWrong] = useState(false);
  const onSubmit = submitting((form) => {
    const email = fieldText(form, 'email').trim();
    setWrong(!isEmail(email));
    if (isEmail(email)) return void submit(email);
    clear();
    focusField(form, 'email');
  });
  return (
    <form className={formFields} method="post" onSubmit={onSubmit} noValidate>
      <EmailField error={wrong ? words.invalidEmail : null} />
      {outcome && <OutcomeNote outcome={outcome} />}
      <SendButton type="submit" primary pending={pending}>
        {words.requestLink}
      </SendButton>
    </form>
  );
}

/** A complete link of a mail leads to the new password, everything else to the request of a link. */
export function ResetPage() {
  const words = useWords('account').reset;
  const logged = useClientState((state) => state.auth.logged);
  const [params] = useSearchParams();
  const [id, token] = [params.get('id'), params.get('token')];
  const whole = id && token;
  if (logged && !whole) return <Navigate to="/home" replace />;
  return (
    <FormCard
      heading={<ScrambledTitle>{words.title}</ScrambledTitle>}
      lead={whole ? words.leadNew : words.lead}
    >
      <PageTitle>{words.title}</PageTitle>
      {whole ? <NewPassword id={id} token={token} /> : <ResetRequest />}
      <p className={styles.forgotten}>
        <Link data-back to="/login">
          {words.toLogin}
        </Link>
      </p>
    </FormCard>
  );
}
