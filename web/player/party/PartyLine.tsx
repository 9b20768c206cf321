import { useState } from 'react';
import type { PartyView, Status } from '../../../engine/public.ts';
import { Lamp } from '../../components/status/Lamp.tsx';
import { Link } from '../../components/actions/Link.tsx';
import { Spoken } from '../../components/screen/Spoken.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { useClientState } from '../../state/store.ts';
import { isStoryOver } from '../story.ts';
import { isAtHand, isWithUs } from './people.ts';
import { useAbsence } from './use-absence.ts';
import styles from './PartyLine.module.css';
import { useWords } from '../../words/use-words.ts';

/** On the desk: who plays with this letter, or how to bring somebody. */
export function PartyLine({ status }: { readonly status: Status }) {
  const words = useWords('beside').party.desk;
  const isShown = useClientState(({ isServerRendered, adminStatus }) => !isServerRendered && !adminStatus);
  const { party } = status;
  if (!isShown || (!party && isStoryOver(status))) return null;
  return (
    <>
      <Link to="/home/party" className={styles.line}>
        {party ? <Who party={party} /> : status.view?.roles ? words.inviteToShare : words.invite}
      </Link>
      {party && <Arrivals party={party} />}
    </>
  );
}

/** The names with their dots; the dots are spoken as words. */
function Who({ party }: { readonly party: PartyView }) {
  const words = useWords('beside').party.desk;
  const absenceOf = useAbsence();
  return (
    <>
      <span className={styles.title}>{words.players}</span>
      {party.members.map((member) => {
        const absence = absenceOf(party, member);
        return (
          <span key={member.id}>
            <NameWithDot name={member.name} isHere={isAtHand(party, member)} />
            <span className="visually-hidden">
              {absence === null ? words.here : typeset(words.absent(absence))}
            </span>
          </span>
        );
      })}
    </>
  );
}

const namesOf = (party: PartyView): readonly string[] =>
  party.members.filter((member) => member.id !== party.me && isWithUs(party, member)).map(({ name }) => name);

/** Says aloud who came and who went since the desk is shown; a telephone in a pocket has not gone. */
function Arrivals({ party }: { readonly party: PartyView }) {
  const here = namesOf(party);
  const [before, setBefore] = useState(here);
  const { desk } = useWords('beside').party;
  const [words, setWords] = useState('');
  if (here.join() !== before.join()) {
    const [came, left] = [
      here.filter((name) => !before.includes(name)),
      before.filter((name) => !here.includes(name)),
    ];
    setBefore(here);
    setWords([...came.map(desk.arrived), ...left.map(desk.left)].join(' '));
  }
  return <Spoken>{typeset(words)}</Spoken>;
}

/** A name and a dot, lit while one of the person's telephones listens. */
export const NameWithDot = ({ name, isHere }: { readonly name: string; readonly isHere: boolean }) => (
  <span className={styles.person} data-here={isHere}>
    <Lamp state={isHere ? 'clear' : 'off'} />
    <span className={styles.name}>{name}</span>
  </span>
);
