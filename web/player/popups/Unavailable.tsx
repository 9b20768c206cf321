import type { PlayerView } from '../../../engine/public.ts';
import { t } from '../../components/text/typography.tsx';
import styles from './Unavailable.module.css';

type Gone = PlayerView['unavailable'][number];

interface Notice {
  readonly gone: Gone;
  /** Which of the places that are gone it speaks of, from 1. */
  readonly numbers: readonly number[];
}

/** What cannot be seen in the street any more, in the words of the firm, and what stands in for it. */
export function Unavailable({ places }: { readonly places: readonly Gone[] }) {
  if (places.length === 0) return null;
  return (
    <ul className={styles.gone} aria-label="Ce qui a changé dans la rue">
      {noticesOf(places).map(({ gone: { sentence, remedy }, numbers }) => (
        <li key={numbers[0]}>
          {places.length > 1 && <p>{t(labelOf(numbers))}</p>}
          <p>
            <b>{t(sentence)}</b>
          </p>
          <Remedy remedy={remedy} />
        </li>
      ))}
    </ul>
  );
}

/** Places are told apart by their order along the step, never by their name, which may be the answer; the same words are said once. */
function noticesOf(places: readonly Gone[]): readonly Notice[] {
  const notices = new Map<string, Notice>();
  for (const [index, gone] of places.entries()) {
    const same = JSON.stringify(gone);
    notices.set(same, { gone, numbers: [...(notices.get(same)?.numbers ?? []), index + 1] });
  }
  return [...notices.values()];
}

const list = new Intl.ListFormat('fr');

const labelOf = (numbers: readonly number[]): string => `${numbers.length > 1 ? 'Lieux' : 'Lieu'} ${list.format(numbers.map(String))}`;

function Remedy({ remedy }: Pick<Gone, 'remedy'>) {
  if (remedy.kind === 'photo') return <img className={styles.photo} src={remedy.address} alt={t(remedy.alt)} />;
  return <p>{t(`${remedy.kind === 'solution' ? 'La solution' : 'Un indice'} : ${remedy.text}`)}</p>;
}
