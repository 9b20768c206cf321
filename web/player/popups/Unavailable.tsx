import type { PlayerView } from '../../../engine/public.ts';
import { typeset } from '../../components/text/typography.tsx';
import styles from './Unavailable.module.css';

type Gone = PlayerView['unavailable'][number];

interface Notice {
  readonly gone: Gone;
  /** Numbers, from 1, of the missing places that this notice covers. */
  readonly numbers: readonly number[];
}

/** Notices about places that are no longer visible, with their replacements. */
export function Unavailable({ places }: { readonly places: readonly Gone[] }) {
  if (places.length === 0) return null;
  return (
    <ul className={styles.gone} aria-label="Ce qui a changé dans la rue">
      {noticesOf(places).map(({ gone: { sentence, remedy }, numbers }) => (
        <li key={numbers[0]}>
          {places.length > 1 && <p>{typeset(labelOf(numbers))}</p>}
          <p>
            <b>{typeset(sentence)}</b>
          </p>
          <Remedy remedy={remedy} />
        </li>
      ))}
    </ul>
  );
}

/**
 * Places are numbered in their order along the step; a name could be the answer. Equal notices are merged.
 */
function noticesOf(places: readonly Gone[]): readonly Notice[] {
  const notices = new Map<string, Notice>();
  for (const [index, gone] of places.entries()) {
    const same = JSON.stringify(gone);
    notices.set(same, { gone, numbers: [...(notices.get(same)?.numbers ?? []), index + 1] });
  }
  return [...notices.values()];
}

const list = new Intl.ListFormat('fr');

const labelOf = (numbers: readonly number[]): string =>
  `${numbers.length > 1 ? 'Lieux' : 'Lieu'} ${list.format(numbers.map(String))}`;

function Remedy({ remedy }: Pick<Gone, 'remedy'>) {
  if (remedy.kind === 'photo')
    return <img className={styles.photo} src={remedy.address} alt={typeset(remedy.alt)} />;
  return <p>{typeset(`${remedy.kind === 'solution' ? 'La solution' : 'Un indice'} : ${remedy.text}`)}</p>;
}
