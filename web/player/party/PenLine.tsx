import type { PartyView } from '../../../engine/public.ts';
import { passPen } from '../../api/party-calls.ts';
import { Button } from '../../components/actions/Button.tsx';
import { OutcomeNote } from '../../components/forms/OutcomeNote.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { useClientState } from '../../state/store.ts';
import { isPenElsewhere } from '../../state/party/pen.ts';
import styles from './PartyAtStep.module.css';
import { memberName } from './people.ts';
import { usePartyCall } from './use-party-call.ts';

/** « Camille tient la plume. » */
function penWords(party: PartyView, isElsewhere: boolean): string {
  if (party.pen === party.me) return 'Vous tenez la plume.';
  const name = memberName(party, party.pen);
  return isElsewhere
    ? `${name} tient la plume.`
    : `${name} tient la plume, mais n’est pas là : vous pouvez écrire.`;
}

/** Who writes a long text. Whoever has the pen passes it; the holder can take it back. */
export function PenLine({ party }: { readonly party: PartyView }) {
  const isElsewhere = useClientState(isPenElsewhere);
  const { pending, failure, run } = usePartyCall(passPen);
  const isMine = party.pen === party.me;
  const takers = isMine ? party.members.filter(({ id, isHere }) => id !== party.me && isHere) : [];
  return (
    <>
      <div className={styles.pen}>
        <p role="status">{typeset(penWords(party, isElsewhere))}</p>
        {takers.map(({ id, name }) => (
          <Button key={id} className="button--small" held={pending} onClick={() => void run(id)}>
            {typeset(`La passer à ${name}`)}
          </Button>
        ))}
        {!isMine && party.isHolder && (
          <Button className="button--small" held={pending} onClick={() => void run(party.me)}>
            Prendre la plume
          </Button>
        )}
      </div>
      {failure && <OutcomeNote outcome={failure} />}
    </>
  );
}
