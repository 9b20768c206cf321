import { useState } from 'react';
import type { PartyView } from '../../../engine/public.ts';
import { passPen, releaseMember } from '../../api/party-calls.ts';
import { Button } from '../../components/actions/Button.tsx';
import { OutcomeNote } from '../../components/forms/OutcomeNote.tsx';
import { Row, Stack } from '../../components/layout/layout.tsx';
import { ConfirmPopup } from '../../components/overlays/ConfirmPopup.tsx';
import { Spoken } from '../../components/screen/Spoken.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { HandButton } from '../hands/HandButton.tsx';
import { isAtHand } from './people.ts';
import { useAbsence } from './use-absence.ts';
import { NameWithDot } from './PartyLine.tsx';
import styles from './Party.module.css';
import { usePartyCall } from './use-party-call.ts';
import type { Catalogue } from '../../words/catalogues.ts';
import { useWords } from '../../words/use-words.ts';

type Member = PartyView['members'][number];

type Words = Catalogue<'beside'>['party'];

/** « vous, tient la lettre, tient la plume ». */
function roleWords(party: PartyView, member: Member, absence: string | null, words: Words): string {
  const { id, isHolder } = member;
  const { me, holder, pen } = words.member;
  const roles = [id === party.me && me, isHolder && holder, id === party.pen && pen, absence];
  return roles.filter((role) => typeof role === 'string').join(', ');
}

function hereWords(party: PartyView, { member: words }: Words): string {
  const names = party.members.filter((member) => isAtHand(party, member)).map(({ name }) => name);
  return names.length > 0 ? words.here(names) : '';
}

/** Everybody of the party. The holder passes the pen and lets people go; whoever has the pen passes it. */
export function MemberList({ party }: { readonly party: PartyView }) {
  const { cancel, party: words } = useWords('beside');
  const pen = usePartyCall(passPen);
  const release = usePartyCall(releaseMember);
  const [leaving, setLeaving] = useState<Member | null>(null);
  const absenceOf = useAbsence();
  const mayPass = party.isHolder || party.pen === party.me;
  const pending = pen.pending || release.pending;
  const failure = pen.failure ?? release.failure;
  const letGo = async ({ id }: Member) => {
    await release.run(id);
    setLeaving(null);
  };
  return (
    <Stack as="section" gap={3} className={styles.part} aria-labelledby="members">
      <h2 id="members">{words.players}</h2>
      <Spoken>{typeset(hereWords(party, words))}</Spoken>
      <ul className={styles.members}>
        {party.members.map((member) => (
          <Row as="li" gap={3} lineGap={2} align="center" key={member.id} className={styles.member}>
            <div>
              <NameWithDot name={member.name} isHere={isAtHand(party, member)} />
              <p className={styles.roles}>
                {typeset(roleWords(party, member, absenceOf(party, member), words))}
              </p>
              <HandOf party={party} member={member} />
            </div>
            {mayPass && member.id !== party.pen && (
              <Button
                className="button--small"
                held={pending}
                onClick={() => void pen.run(member.id)}
                aria-label={typeset(
                  member.id === party.me ? words.pen.take : words.member.passPenTo(member.name),
                )}
              >
                {member.id === party.me ? words.pen.take : words.member.passPen}
              </Button>
            )}
            {party.isHolder && !member.isHolder && (
              <Button
                className="button--small"
                held={pending}
                onClick={() => setLeaving(member)}
                aria-haspopup="dialog"
                aria-label={typeset(words.member.releaseName(member.name))}
              >
                {words.member.release}
              </Button>
            )}
          </Row>
        ))}
      </ul>
      {party.members.length > 1 && <p className={styles.roles}>{typeset(words.pen.what)}</p>}
      {failure && <OutcomeNote outcome={failure} />}
      {leaving && (
        <ConfirmPopup
          title={words.member.releaseQuestion(leaving.name)}
          yes={words.member.release}
          no={cancel}
          busy={pending}
          onYes={() => void letGo(leaving)}
          onNo={() => setLeaving(null)}
        >
          <p>{words.member.releaseText}</p>
        </ConfirmPopup>
      )}
    </Stack>
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
  const words = useWords('beside').party.member;
  const roles = hands.find(({ member }) => member === id)?.roles;
  if (!roles) return null;
  return (
    <>
      {roles.length > 0 && (
        <p className={styles.hand}>{typeset(id === me ? words.ownRoles(roles) : words.roles(roles))}</p>
      )}
      {roles.map((role) => (
        <HandButton key={role} role={role} />
      ))}
    </>
  );
}
