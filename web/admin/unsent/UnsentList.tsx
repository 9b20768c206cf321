import { useId } from 'react';
import type { StaffStatusBody } from '../calls.ts';
import { Empty } from '../../components/status/Empty.tsx';
import { t } from '../../components/text/typography.tsx';
import { dayOf } from '../dates.ts';
import styles from './UnsentPage.module.css';

interface UnsentListProps {
  readonly orders: readonly StaffStatusBody[];
  readonly selected: string | null;
  readonly onSelect: (code: string) => void;
}

/** Unsent orders, one of which can be selected. */
export function UnsentList({ orders, selected, onSelect }: UnsentListProps) {
  const name = useId();
  if (orders.length === 0)
    return <Empty more="Le casier est vide, et c’est ainsi que la Compagnie le préfère.">Aucune commande n’attend. Tout est parti.</Empty>;
  return (
    <fieldset className={styles.codes}>
      <legend>{t(`En attente : ${orders.length}`)}</legend>
      {orders.map(({ code, story, staff }) => (
        <label key={code} className={styles.code}>
          <input type="radio" name={name} value={code} checked={code === selected} onChange={() => onSelect(code)} />
          <span className="typed">{`${code} - ${story.city}`}</span>
          {staff.postOn && <span>{t(`à poster le ${dayOf(`${staff.postOn}T12:00`)}`)}</span>}
        </label>
      ))}
    </fieldset>
  );
}
