import { useState } from 'react';
import type { PartyView } from '../../../engine/public.ts';
import { passPen, releaseMember } from '../../api/party-calls.ts';
import { Button } from '../../components/actions/Button.tsx';
import { OutcomeNote } from '../../components/forms/OutcomeNote.tsx';
import { ConfirmPopup } from '../../components/overlays/ConfirmPopup.tsx';
import { Spoken } from '../../components/screen/Spoken.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { isAtHand, listNames } from './people.ts';
import { NameWithDot } from './NameWithDot.tsx';
import styles from './Party.module.css';
import { usePartyCall } from './use-party-call.ts';

type Member = PartyView['members'][number];

/** « vous, tient la lettre, tient la plume ». */
function roleWords(party: PartyView, member: Member): string {
  const { id, isHolder } = member;
  const roles = [
    id === party.me && 'vous',
    isHolder && 'tient la lettre',
    id === party.pen && 'tient la plume',
    !isAtHand(party, member) && 'pas là',
  ];
  return roles.filter((role) => role !== false).join(', ');
}

const hereWords = (party: PartyView): string => {
  const names = party.members.filter((member) => isAtHand(party, member)).map(({ name }) => name);
  return names.length > 0 ? `Sont là : ${listNames(names)}.` : '';
};

/** Everybody of the party. The holder passes the pen and lets people go; whoever has the pen passes it. */
export function MemberList({ party }: { readonly party: PartyView }) {
  const pen = usePartyCall(passPen);
  const release = usePartyCall(releaseMember);
  const [leaving, setLeaving] = useState<Member | null>(null);
  const mayPass = party.isHolder || party.pen === party.me;
  const pending = pen.pending || release.pending;
  const failure = pen.failure ?? release.failure;
  const letGo = async ({ id }: Member) => {
    await release.run(id);
    setLeaving(null);
  };
  return (
    <section className={styles.part} aria-labelledby="members">
      <h2 id="members">{typeset('Qui joue')}</h2>
      <Spoken>{typeset(hereWords(party))}</Spoken>
      <ul className={styles.members}>
        {party.members.map((member) => (
          <li key={member.id} className={styles.member}>
            <div>
              <NameWithDot name={member.name} isHere={isAtHand(party, member)} />
              <p className={styles.roles}>{typeset(roleWords(party, member))}</p>
              <HandOf party={party} member={member} />
            </div>
            {mayPass && member.id !== party.pen && (
              <Button
                className="button--small"
                held={pending}
                onClick={() => void pen.run(member.id)}
                aria-label={typeset(penLabel(party, member))}
              >
                {member.id === party.me ? 'Prendre la plume' : 'Passer la plume'}
              </Button>
            )}
            {party.isHolder && !member.isHolder && (
              <Button
                className="button--small"
                held={pending}
                onClick={() => setLeaving(member)}
                aria-haspopup="dialog"
                aria-label={typeset(`Laisser partir ${member.name}`)}
              >
                Laisser partir
              </Button>
            )}
          </li>
        ))}
      </ul>
      {failure && <OutcomeNote outcome={failure} />}
      {leaving && (
        <ConfirmPopup
          title={`Laisser partir ${leaving.name} ?`}
          yes="Laisser partir"
          no="Annuler"
          busy={pending}
          onYes={() => void letGo(leaving)}
          onNo={() => setLeaving(null)}
        >
          <p>
            {typeset(
              'Son téléphone n’aura plus accès à cette lettre, et l’invitation d’avant ne vaudra plus. Ce qui a été trouvé reste.',
            )}
          </p>
        </ConfirmPopup>
      )}
    </section>
  );
}

/** The roles of this person’s telephone, where papers are shared. */
function HandOf({
  party: { me, hands },
  member: { id },
}: {
  readonly party: PartyView;
  readonly member: Member;
}) {
  const roles = hands.find(({ member }) => member === id)?.roles;
  if (!roles) return null;
  return (
    <p className={styles.hand}>{typeset(`Dans ${id === me ? 'vos' : 'ses'} mains : ${listNames(roles)}.`)}</p>
  );
}

const penLabel = ({ me }: PartyView, { id, name }: Member): string =>
  id === me ? 'Prendre la plume' : `Passer la plume à ${name}`;
