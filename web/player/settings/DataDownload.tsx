import { accountData } from '../../api/account-calls.ts';
import { Button } from '../../components/actions/Button.tsx';
import { OutcomeNote } from '../../components/forms/OutcomeNote.tsx';
import { useSubmission } from '../../components/forms/use-submission.ts';
import { done, failedWith, type FormOutcome } from '../../state/game/outcome.ts';
import { sessionLost } from '../../state/session/session-lost.ts';

/** Starts a download of a text. */
function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

const FILE_NAME = 'poste-restante-mes-donnees.json';

async function download(): Promise<FormOutcome> {
  const result = await accountData();
  if (!result.ok && result.status === 401) sessionLost();
  if (!result.ok) return failedWith(result);
  saveFile(FILE_NAME, 'application/json', JSON.stringify(result.data, null, 2));
  return done('Vos données sont dans vos téléchargements');
}

/** Downloads all stored data about the account. */
export function DataDownload() {
  const { pending, outcome, submit } = useSubmission(download);
  return (
    <>
      <Button aria-busy={pending || undefined} onClick={() => void submit(undefined)}>
        {pending ? 'Un instant…' : 'Télécharger mes données'}
      </Button>
      {outcome && <OutcomeNote outcome={outcome} />}
    </>
  );
}
