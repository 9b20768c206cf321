import { useId } from 'react';
import type { FoundOrders } from '../calls.ts';
import { Link } from '../../components/actions/Link.tsx';
import { Empty } from '../../components/status/Empty.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { dayOf } from '../dates.ts';
import styles from './UnsentPage.module.css';

interface UnsentListProps {
  readonly found: FoundOrders;
  readonly selected: string | null;
  readonly onSelect: (code: string) => void;
}

/** Unsent orders, one of which can be selected. The server sends the newest of very many. */
export function UnsentList({ found: { orders, total }, selected, onSelect }: UnsentListProps) {
  const name = useId();
  const older = total - orders.length;
  if (total === 0)
    return (
      <Empty more="Le casier est vide, et c’est ainsi que la Compagnie le préfère.">
        Aucune commande n’attend. Tout est parti.
      </Empty>
    );
  return (
    <fieldset className={styles.codes}>
      <legend>{typeset(`En attente : ${total.toLocaleString('fr-FR')}`)}</legend>
      {orders.map(({ code, story, staff }) => (
        <label key={code} className={styles.code}>
          <input
            type="radio"
            name={name}
            value={code}
            checked={code === selected}
            onChange={() => onSelect(code)}
          />
          <span className="typed">{`${code} - ${story.city}`}</span>
          {staff.postOn && <span>{typeset(`à poster le ${dayOf(`${staff.postOn}T12:00`)}`)}</span>}
        </label>
      ))}
      {older > 0 && (
        <p className={styles.older}>
          {typeset(
            older === 1
              ? 'Une commande plus ancienne est dans l’'
              : `${older.toLocaleString('fr-FR')} commandes plus anciennes sont dans l’`,
          )}
          <Link to="/admin/explorer?state=1">{typeset('explorateur')}</Link>.
        </p>
      )}
    </fieldset>
  );
}
