import type { PartyView } from '../../../engine/public.ts';
import type { ApiPromise } from '../../api/client.ts';
import { useSubmission } from '../../components/forms/use-submission.ts';
import { explainedFailure } from '../../state/game/outcome.ts';
import { replaceParty } from '../../state/party/party.ts';
import { useWords } from '../../words/use-words.ts';

/** A call, and what becomes of its answer. `failure`: null after a success. */
export function useCall<Given extends readonly unknown[], Data>(
  call: (...given: Given) => ApiPromise<Data>,
  take: (data: Data) => unknown,
) {
  const { errors } = useWords('common');
  const { pending, outcome, submit } = useSubmission(async (...given: Given) => {
    const result = await call(...given);
    if (result.ok) await take(result.data);
    return result.ok ? null : explainedFailure(result, errors);
  });
  return { pending, failure: outcome, run: submit };
}

/** A call about a person of the party, which returns the party. */
export const usePartyCall = (call: (member: number) => ApiPromise<PartyView>) => useCall(call, replaceParty);
