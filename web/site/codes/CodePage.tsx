import { useState, type SubmitEvent } from 'react';
import { sendSolution } from '../../api/site-calls.ts';
import { Button, ButtonLink } from '../../components/actions/Button.tsx';
import { FormCard, formFields, formAlternative } from '../../components/papers/FormCard.tsx';
import { Field } from '../../components/forms/Field.tsx';
import { fieldText, focusField } from '../../components/forms/form-data.ts';
import { OutcomeNote } from '../../components/forms/OutcomeNote.tsx';
import { PageTitle } from '../../components/screen/PageTitle.tsx';
import { TypedTitle } from '../../components/text/TypedTitle.tsx';
import { useSubmission } from '../../components/forms/use-submission.ts';
import { PromotionOffer } from './PromotionOffer.tsx';
import { promotionOutcome } from './promotion-outcome.ts';

const LEAD = 'Vous avez résolu une enquête sur nos réseaux : écrivez ici ce que vous avez trouvé.';

const send = async (solution: string) => promotionOutcome(await sendSolution(solution));

/** Form for the solution of a promotional puzzle. */
export function CodePage() {
  const { pending, outcome, submit, clear } = useSubmission(send);
  const [empty, setEmpty] = useState(false);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const solution = fieldText(event.currentTarget, 'solution').trim();
    setEmpty(solution === '');
    if (solution !== '') return void submit(solution);
    clear();
    focusField(event.currentTarget, 'solution');
  };
  return (
    <FormCard heading={<TypedTitle>Vous pensez connaître un code ?</TypedTitle>} lead={LEAD}>
      <PageTitle>Code promotionnel</PageTitle>
      {outcome?.ok ? (
        <PromotionOffer promotion={outcome.promotion} />
      ) : (
        <form className={formFields} method="post" onSubmit={onSubmit} noValidate>
          <Field
            label="Votre solution"
            name="solution"
            error={empty ? 'Écrivez d’abord votre solution' : null}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="send"
          />
          {outcome && <OutcomeNote outcome={outcome} />}
          <Button type="submit" primary aria-busy={pending || undefined}>
            {pending ? 'Un instant…' : 'Valider'}
          </Button>
        </form>
      )}
      <div className={formAlternative}>
        <ButtonLink to="/">Retour</ButtonLink>
      </div>
    </FormCard>
  );
}
