import { useEffect } from 'react';
import { EmptyPigeonhole } from '../../components/status/Empty.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { useAbsence } from '../party/use-absence.ts';
import { useShownStatus } from '../story.ts';
import { holdersOf, ownersOf } from './hand-choice.ts';
import { HandButton } from './HandButton.tsx';
import styles from './hands.module.css';
import { useWords } from '../../words/use-words.ts';

/** « Dans les mains de : l’écoute (Camille, pas là depuis 3 min) ». */
export function InTheHandsOf({ role }: { readonly role: string }) {
  const words = useWords('game').hands;
  const party = useShownStatus()?.party;
  const absenceOf = useAbsence();
  if (!party) return typeset(words.heldBy(role, []));
  const owners = ownersOf(party, role).map(({ name }) => name);
  const holders = holdersOf(party, role).map((member) => {
    const name = owners.length > 0 ? words.standingIn(member.name, owners) : member.name;
    const absence = absenceOf(party, member);
    return absence === null ? name : words.absent(name, absence);
  });
  return typeset(words.heldBy(role, holders));
}

interface HeldElsewhereProps {
  /** The paper or instrument that another telephone has. */
  readonly title: string;
  /** The name of its role. */
  readonly role: string;
  /** The advice to the player. */
  readonly children: string;
}

/** In the place of a paper or an instrument that another telephone shows. */
export function HeldElsewhere({ title, role, children }: HeldElsewhereProps) {
  return (
    <section className={`engraving--night ${styles.elsewhere}`}>
      <EmptyPigeonhole className={styles.engraving} />
      <h2 className={styles.title}>{typeset(title)}</h2>
      <p className={styles.holder}>
        <InTheHandsOf role={role} />
      </p>
      <p>{typeset(children)}</p>
      <HandButton role={role} />
    </section>
  );
}

interface InstrumentElsewhereProps {
  readonly role: string;
  /** Called once it is there: a screen drawn by the server waits for it. */
  readonly onShown: () => void;
}

/** In the place of a step's instrument. */
export function InstrumentElsewhere({ role, onShown }: InstrumentElsewhereProps) {
  const words = useWords('game').hands;
  useEffect(onShown, [onShown]);
  return (
    <HeldElsewhere title={words.instrument} role={role}>
      {words.instrumentHelp}
    </HeldElsewhere>
  );
}
