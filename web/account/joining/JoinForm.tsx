import { useNavigate } from 'react-router-dom';
import type { Status } from '../../../engine/public.ts';
import { ButtonLink, SendButton } from '../../components/actions/Button.tsx';
import { Field } from '../../components/forms/Field.tsx';
import { fieldText, focusField, submitting } from '../../components/forms/form-data.ts';
import { OutcomeNote } from '../../components/forms/OutcomeNote.tsx';
import { useSubmission } from '../../components/forms/use-submission.ts';
import { formFields } from '../../components/papers/FormCard.tsx';
import { sendJoining } from '../../api/party-calls.ts';
import { clearDevice } from '../../state/device/clear-device.ts';
import { replaceStatus } from '../../state/game/status.ts';
import { readStoredStatus } from '../../state/game/stored-status.ts';
import { hasCompanionCookie } from '../../api/companion-cookie.ts';
import { enterAsGuest } from '../../state/session/session.ts';
import { CODE_LENGTH, readInvitation } from '../../state/session/activation-code.ts';
import { newKey } from '../../state/new-key.ts';
import { getState } from '../../state/store.ts';
import { explainedFailure, refusedForm, type FormOutcome } from '../../state/game/outcome.ts';
import { wordsFor, type ErrorWords } from '../../state/words.ts';
import type { ApiFailure } from '../../api/client.ts';
import { useWords } from '../../words/use-words.ts';
import type { Catalogue } from '../../words/catalogues.ts';

/** Attributes of a field for a first name, on both sides of an invitation. */
export const FIRST_NAME_FIELD = {
  name: 'name',
  autoComplete: 'given-name',
  autoCapitalize: 'words',
  autoCorrect: 'off',
  spellCheck: false,
  maxLength: 40,
} as const;

type JoinField = 'code' | 'name';

interface JoinProblem extends FormOutcome {
  /** The field to correct; null for a problem of the whole. */
  readonly field: JoinField | null;
}

type Words = Catalogue<'account'>['joining'];

function joinProblem(failure: ApiFailure, words: Words, errors: ErrorWords): JoinProblem {
  if (failure.error === 'UNKNOWN_INVITATION')
    return { ...refusedForm(words.unknown, words.unknownAdvice), field: 'code' };
  if (failure.error === 'PARTY_FULL') return { ...refusedForm(words.full, words.fullAdvice), field: null };
  return { ...explainedFailure(failure, errors), field: failure.error.endsWith('_NAME') ? 'name' : null };
}

const missing = (field: JoinField, text: string): JoinProblem => ({ ...refusedForm(text), field });

interface Joining {
  readonly code: string;
  readonly name: string;
}

/**
 * The same for every try of the same person: an answer that was lost on the way does not take a second place.
 */
const key = newKey();

/** Joins the party and starts the session of a guest. Null after a success. */
async function joinAsGuest(
  { code, name }: Joining,
  words: Words,
  errors: ErrorWords,
): Promise<JoinProblem | null> {
  const invitation = readInvitation(code);
  if (invitation === null) return missing('code', words.codeTooShort);
  if (name.trim() === '') return missing('name', words.nameMissing);
  const result = await sendJoining({ code: invitation, name: name.trim() }, key);
  if (!result.ok) return joinProblem(result, words, errors);
  if (!hasCompanionCookie()) return { ...refusedForm(wordsFor('ERROR_COOKIES', errors)), field: null };
  if (readStoredStatus()?.status.code !== result.data.code) await clearDevice();
  enterAsGuest();
  replaceStatus(result.data);
  return null;
}

/** Whoever comes later reads first what the others know. */
const whereToBegin = (status: Status | null): string =>
  (status?.view?.stepNumber ?? 1) > 1 ? '/home/carnet' : '/home';

/** `code`: of the invitation whose address was opened; null where it has to be typed. */
export function JoinForm({ code }: { readonly code: string | null }) {
  const words = useWords('account').joining;
  const { errors } = useWords('common');
  const navigate = useNavigate();
  const {
    pending,
    outcome: problem,
    submit,
  } = useSubmission((joining: Joining) => joinAsGuest(joining, words, errors));
  const errorOf = (field: JoinField) => (problem?.field === field ? problem.text : null);
  const adviceOf = (field: JoinField) => (problem?.field === field ? problem.advice : null);
  // The code of a scanned invitation has no field: what is wrong with it is said below the name.
  const isBelow = problem !== null && (problem.field === null || (problem.field === 'code' && code !== null));
  const send = async (form: HTMLFormElement) => {
    const found = await submit({
      code: code ?? fieldText(form, 'code'),
      name: fieldText(form, 'name'),
    });
    if (found?.field) focusField(form, found.field);
    else if (found === null) void navigate(whereToBegin(getState().status.status), { replace: true });
  };
  const onSubmit = submitting((form) => {
    if (!pending) void send(form);
  });
  return (
    <form className={formFields} method="post" onSubmit={onSubmit} noValidate>
      {code === null && (
        <Field
          label={words.codeField}
          name="code"
          error={errorOf('code')}
          hint={adviceOf('code')}
          autoCapitalize="characters"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
        />
      )}
      {code?.length === CODE_LENGTH && <p>{words.invitation(<b className="typed">{code}</b>)}</p>}
      <Field label={words.nameField} hint={words.nameHint} error={errorOf('name')} {...FIRST_NAME_FIELD} />
      {isBelow && <OutcomeNote outcome={problem} />}
      {isBelow && problem.field === 'code' && <ButtonLink to="/r">{words.typeSigns}</ButtonLink>}
      <SendButton type="submit" primary pending={pending}>
        {words.submit}
      </SendButton>
    </form>
  );
}
