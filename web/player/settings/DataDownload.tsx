import { accountData } from '../../api/account-calls.ts';
import { Button } from '../../components/actions/Button.tsx';
import { OutcomeNote } from '../../components/forms/OutcomeNote.tsx';
import { useSubmission } from '../../components/forms/use-submission.ts';
import { saveFile } from '../../state/device/save-file.ts';
import { done, failedWith, type FormOutcome } from '../../state/game/outcome.ts';

const FILE_NAME = 'poste-restante-mes-donnees.json';

async function download(): Promise<FormOutcome> {
  const result = await accountData();
  if (!result.ok) return failedWith(result);
  saveFile(FILE_NAME, new Blob([JSON.stringify(result.data, null, 2)], { type: 'application/json' }));
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
