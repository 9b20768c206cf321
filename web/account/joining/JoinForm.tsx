import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/actions/Button.tsx';
import { Field } from '../../components/forms/Field.tsx';
import { fieldText, focusField } from '../../components/forms/form-data.ts';
import { OutcomeNote } from '../../components/forms/OutcomeNote.tsx';
import { useSubmission } from '../../components/forms/use-submission.ts';
import { formFields } from '../../components/papers/FormCard.tsx';
import { t } from '../../components/text/typography.tsx';
import { FIRST_NAME_FIELD } from './first-name-field.ts';
import { joinAsGuest } from './join-as-guest.ts';
import type { JoinField } from './join-outcome.ts';

/** `code`: of the invitation that was scanned; null where it has to be typed. */
export function JoinForm({ code }: { readonly code: string | null }) {
  const navigate = useNavigate();
  const { pending, outcome: problem, submit } = useSubmission(joinAsGuest);
  const errorOf = (field: JoinField) => (problem?.field === field ? problem.text : null);
  const adviceOf = (field: JoinField) => (problem?.field === field ? problem.advice : null);
  // The code of a scanned invitation has no field: what is wrong with it is said below the name.
  const isBelow = problem !== null && (problem.field === null || (problem.field === 'code' && code !== null));
  const send = async (form: HTMLFormElement) => {
    const found = await submit({ code: code ?? fieldText(form, 'code'), name: fieldText(form, 'name') });
    if (found?.field) focusField(form, found.field);
    else if (found === null) void navigate('/home', { replace: true });
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!pending) void send(event.currentTarget);
  };
  return (
    <form className={formFields} method="post" onSubmit={onSubmit} noValidate>
      {code === null ? (
        <Field
          label="Les six signes de l’invitation"
          name="code"
          error={errorOf('code')}
          hint={adviceOf('code')}
          autoCapitalize="characters"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
        />
      ) : (
        <p>
          {t('Invitation ')}
          <b className="typed">{code}</b>
        </p>
      )}
      <Field
        label="Votre prénom"
        hint="Les autres joueurs le verront."
        error={errorOf('name')}
        {...FIRST_NAME_FIELD}
      />
      {isBelow && <OutcomeNote outcome={problem} />}
      <Button type="submit" primary aria-busy={pending || undefined}>
        {pending ? 'Un instant…' : 'Rejoindre la partie'}
      </Button>
    </form>
  );
}
