import { useState } from 'react';
import type { PartyView, Status } from '../../../engine/public.ts';
import { Link } from '../../components/actions/Link.tsx';
import { Spoken } from '../../components/screen/Spoken.tsx';
import { t } from '../../components/text/typography.tsx';
import { useClientState } from '../../state/store.ts';
import { isStoryOver } from '../story.ts';
import { isThere, listNames } from './people.ts';
import { Presence } from './Presence.tsx';
import styles from './PartyLine.module.css';

/** Under the envelope: who plays with this letter, or how to bring somebody. */
export function PartyLine({ status }: { readonly status: Status }) {
  const isShown = useClientState(({ drawn, adminStatus }) => !drawn && !adminStatus);
  const { party } = status;
  if (!isShown || (!party && isStoryOver(status))) return null;
  return (
    <>
      <Link to="/home/party" className={styles.line} aria-label={party ? t(`Qui joue : ${whoWords(party)}`) : undefined}>
        {party
          ? party.members.map((member) => <Presence key={member.id} name={member.name} isHere={isThere(party, member)} />)
          : t('Faire venir quelqu’un')}
      </Link>
      {party && <Arrivals party={party} />}
    </>
  );
}

const namesOf = (party: PartyView, isHere: boolean): readonly string[] =>
  party.members.filter((member) => member.id !== party.me && member.isHere === isHere).map(({ name }) => name);

/** « vous ; là : Camille et Jo ; pas là : Awa ». */
function whoWords(party: PartyView): string {
  const [here, away] = [namesOf(party, true), namesOf(party, false)];
  return ['vous', here.length > 0 && `là : ${listNames(here)}`, away.length > 0 && `pas là : ${listNames(away)}`]
    .filter(Boolean)
    .join(' ; ');
}

/** Says aloud who came and who went since the desk is shown. */
function Arrivals({ party }: { readonly party: PartyView }) {
  const here = namesOf(party, true);
  const [before, setBefore] = useState(here);
  const [words, setWords] = useState('');
  if (here.join() !== before.join()) {
    const [came, left] = [here.filter((name) => !before.includes(name)), before.filter((name) => !here.includes(name))];
    setBefore(here);
    setWords([...came.map((name) => `${name} est là.`), ...left.map((name) => `${name} n’est plus là.`)].join(' '));
  }
  return <Spoken>{t(words)}</Spoken>;
}
