import { requestEmailProof } from '../../api/account-calls.ts';
import { SendButton } from '../../components/actions/Button.tsx';
import { OutcomeNote } from '../../components/forms/OutcomeNote.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { useSubmission } from '../../components/forms/use-submission.ts';
import { requestOutcome } from '../../account/password/reset-outcomes.ts';
import { setAuth, useClientState } from '../../state/store.ts';
import { loadStatus } from '../../state/game/status.ts';
import type { FormOutcome } from '../../state/game/outcome.ts';
import styles from './SettingsPage.module.css';
import { useWords } from '../../words/use-words.ts';
import type { ErrorWords } from '../../state/words.ts';
import type { Catalogue } from '../../words/catalogues.ts';

/** Reloads the status after the address was confirmed, here or on another device. */
export async function showProved(): Promise<void> {
  setAuth({ emailWaits: false });
  await loadStatus();
}

async function ask(reset: Catalogue<'account'>['reset'], errors: ErrorWords): Promise<FormOutcome> {
  const result = await requestEmailProof();
  if (result.ok && result.data.emailProved) await showProved();
  return requestOutcome(result, reset, errors);
}

/**
 * Shown until the account's address is confirmed. It never reveals whether a letter is waiting: the account
 * may not belong to the address's owner.
 */
export function EmailProof() {
  const { reset } = useWords('account');
  const words = useWords('beside').settings.emailProof;
  const { errors } = useWords('common');
  const { email, emailWaits } = useClientState((state) => state.auth);
  const { pending, outcome, submit } = useSubmission(() => ask(reset, errors));
  if (!emailWaits) return null;
  return (
    <Stack as="section" gap={3} className={styles.proof} aria-labelledby="email-proof">
      <h2 id="email-proof">{words.title}</h2>
      <p>{words.text(<b className="typed">{email}</b>)}</p>
      {outcome && <OutcomeNote outcome={outcome} />}
      <SendButton onClick={() => void submit()} pending={pending}>
        {outcome ? words.sendAgain : words.send}
      </SendButton>
    </Stack>
  );
}
