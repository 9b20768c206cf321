import type { PlayerView } from '../../../engine/public.ts';
import { t } from '../../components/typography.tsx';
import styles from './Unavailable.module.css';

type Gone = PlayerView['unavailable'][number];

/** What cannot be seen in the street any more, in the words of the firm, and what stands in for it. */
export function Unavailable({ places }: { readonly places: readonly Gone[] }) {
  if (places.length === 0) return null;
  return (
    <ul className={styles.gone} aria-label="Ce qui a changé dans la rue">
      {places.map(({ sentence, remedy }) => (
        <li key={sentence}>
          <p>
            <b>{t(sentence)}</b>
          </p>
          <Remedy remedy={remedy} />
        </li>
      ))}
    </ul>
  );
}

function Remedy({ remedy }: Pick<Gone, 'remedy'>) {
  if (remedy.kind === 'photo') return <img className={styles.photo} src={remedy.address} alt={t(remedy.alt)} />;
  return <p>{t(`${remedy.kind === 'solution' ? 'La solution' : 'Un indice'} : ${remedy.text}`)}</p>;
}
