import type { PartyView } from '../../../engine/public.ts';
import { shareHands } from '../../api/party-calls.ts';
import { OutcomeNote } from '../../components/forms/OutcomeNote.tsx';
import { Switch } from '../../components/forms/Switch.tsx';
import { useSubmission } from '../../components/forms/use-submission.ts';
import { replaceStatus } from '../../state/game/status.ts';
import { useWords } from '../../words/use-words.ts';
import { partyFailure } from './party-failure.ts';

interface HandsSwitchProps {
  readonly party: PartyView;
  /** Roles that the party may share; none in most cities. */
  readonly roles: readonly string[];
}

/** The holder shares the papers between the telephones, or shows them all on each, at any time. */
export function HandsSwitch({ party, roles }: HandsSwitchProps) {
  const words = useWords('beside').party.invitation;
  const { errors } = useWords('common');
  const { outcome, submit } = useSubmission(async (severalHands: boolean) => {
    const result = await shareHands(severalHands);
    if (result.ok) replaceStatus(result.data);
    return result.ok ? null : partyFailure(result, errors);
  });
  if (roles.length === 0) return null;
  return (
    <>
      <Switch
        label={words.severalHands}
        note={words.severalHandsNote(roles)}
        on={party.severalHands}
        onChange={(on) => void submit(on)}
      />
      {outcome && <OutcomeNote outcome={outcome} />}
    </>
  );
}
