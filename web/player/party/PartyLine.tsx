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

/** Under the envelope: who plays with this letter, or how to bring somebody. */
export function PartyLine({ status }: { readonly status: Status }) {
  const isShown = useClientState(({ isServerRendered, adminStatus }) => !isServerRendered && !adminStatus);
  const { party } = status;
  if (!isShown || (!party && isStoryOver(status))) return null;
  return (
    <>
      <Link to="/home/party" className={styles.line}>
        {party ? (
          <Who party={party} />
        ) : (
          typeset(
            status.view?.roles
              ? 'Faire venir quelqu’un, ou jouer à plusieurs mains'
              : 'Faire venir quelqu’un, sur son téléphone',
          )
        )}
      </Link>
      {party && <Arrivals party={party} />}
    </>
  );
}

/** The names with their dots; the dots are spoken as words. */
const Who = ({ party }: { readonly party: PartyView }) => (
  <>
    <span className="visually-hidden">{typeset('Qui joue : ')}</span>
    {party.members.map((member) => (
      <span key={member.id}>
        <NameWithDot name={member.name} isHere={isAtHand(party, member)} />
        <span className="visually-hidden">{isAtHand(party, member) ? ', là. ' : ', pas là. '}</span>
      </span>
    ))}
  </>
);

const namesOf = (party: PartyView): readonly string[] =>
  party.members.filter(({ id, isHere }) => id !== party.me && isHere).map(({ name }) => name);

/** Says aloud who came and who went since the desk is shown. */
function Arrivals({ party }: { readonly party: PartyView }) {
  const here = namesOf(party);
  const [before, setBefore] = useState(here);
  const [words, setWords] = useState('');
  if (here.join() !== before.join()) {
    const [came, left] = [
      here.filter((name) => !before.includes(name)),
      before.filter((name) => !here.includes(name)),
    ];
    setBefore(here);
    setWords(
      [...came.map((name) => `${name} est là.`), ...left.map((name) => `${name} n’est plus là.`)].join(' '),
    );
  }
  return <Spoken>{typeset(words)}</Spoken>;
}
