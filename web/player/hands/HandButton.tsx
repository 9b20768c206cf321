import { giveBack, takeOver } from '../../api/party-calls.ts';
import { Button } from '../../components/actions/Button.tsx';
import { OutcomeNote } from '../../components/forms/OutcomeNote.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { replaceStatus } from '../../state/game/status.ts';
import { useServerNow } from '../../state/game/use-server-now.ts';
import { useWords } from '../../words/use-words.ts';
import { useCall } from '../party/use-party-call.ts';
import { useShownStatus } from '../story.ts';
import { handChoice, ownersOf } from './hand-choice.ts';

const EVERY_MS = 1000;

/** What this telephone may do with a role now, as one button; nothing while there is nothing to do. */
export function HandButton({ role }: { readonly role: string }) {
  const words = useWords('game').hands;
  const party = useShownStatus()?.party;
  const now = useServerNow(EVERY_MS);
  const choice = party && handChoice(party, role, now);
  const { pending, failure, run } = useCall((call: typeof takeOver) => call(role), replaceStatus);
  if (!party || !choice) return failure && <OutcomeNote outcome={failure} />;
  const names = ownersOf(party, role).map(({ name }) => name);
  const label = choice === 'return' ? words.return(role, names) : words[choice](role);
  return (
    <>
      <Button
        className="button--small"
        held={pending}
        onClick={() => void run(choice === 'take' ? takeOver : giveBack)}
      >
        {typeset(label)}
      </Button>
      {failure && <OutcomeNote outcome={failure} />}
    </>
  );
}
