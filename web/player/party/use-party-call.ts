import type { PartyView } from '../../../engine/public.ts';
import type { ApiResult, ApiFailure } from '../../api/client.ts';
import { useSubmission } from '../../components/forms/use-submission.ts';
import { type FormOutcome, explanationOf, failedWith, refusedForm } from '../../state/game/outcome.ts';
import { replaceParty } from '../../state/party/party.ts';
import { useWords } from '../../words/use-words.ts';
import type { ErrorWords } from '../../state/words.ts';

/** The server's own explanation where it gives one. */
export function partyFailure(failure: ApiFailure, errors: ErrorWords): FormOutcome {
  const explained = explanationOf(failure);
  return explained === null ? failedWith(failure, errors) : refusedForm(explained);
}

/** A call about a person of the party, which returns the party. `failure`: null after a success. */
export function usePartyCall(call: (member: number) => Promise<ApiResult<PartyView>>) {
  const { errors } = useWords('common');
  const { pending, outcome, submit } = useSubmission(async (member: number): Promise<FormOutcome | null> => {
    const result = await call(member);
    if (result.ok) replaceParty(result.data);
    return result.ok ? null : partyFailure(result, errors);
  });
  return { pending, failure: outcome, run: submit };
}
