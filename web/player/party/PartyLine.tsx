import { useState } from 'react';
import type { PartyView, Status } from '../../../engine/public.ts';
import { Link } from '../../components/actions/Link.tsx';
import { Spoken } from '../../components/screen/Spoken.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { useClientState } from '../../state/store.ts';
import { isStoryOver } from '../story.ts';
import { isAtHand } from './people.ts';
import { NameWithDot } from './NameWithDot.tsx';
import styles from './PartyLine.module.css';
import { useWords } from '../../words/use-words.ts';

/** Under the envelope: who plays with this letter, or how to bring somebody. */
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
  return (
    <>
      <span className="visually-hidden">{words.players}</span>
      {party.members.map((member) => (
        <span key={member.id}>
          <NameWithDot name={member.name} isHere={isAtHand(party, member)} />
          <span className="visually-hidden">{isAtHand(party, member) ? words.here : words.away}</span>
        </span>
      ))}
    </>
  );
}

const namesOf = (party: PartyView): readonly string[] =>
  party.members.filter(({ id, isHere }) => id !== party.me && isHere).map(({ name }) => name);

/** Says aloud who came and who went since the desk is shown. */
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
