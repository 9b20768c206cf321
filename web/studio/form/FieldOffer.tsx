import { useState } from 'react';
import { typeset } from '../../components/text/typography.tsx';
import controls from '../controls.module.css';
import type { groupFields } from './field-kind.ts';
import styles from './Form.module.css';

interface FieldOfferProps {
  readonly offered: ReturnType<typeof groupFields>['offered'];
  readonly onAdd: (name: string) => void;
}

/**
 * The fields that may be added. Arrow keys pass through their names, so that the chosen one is added by a
 * button.
 */
export function FieldOffer({ offered, onAdd }: FieldOfferProps) {
  const [name, setName] = useState('');
  return (
    <span className={styles.offer}>
      <select
        aria-label={typeset('Ajouter un champ')}
        value={name}
        onChange={({ target }) => setName(target.value)}
      >
        <option value="">{typeset('Ajouter un champ…')}</option>
        {offered.map(({ name: one, node }) => (
          <option key={one} value={one}>
            {typeset(node.schema.title ?? one)}
          </option>
        ))}
      </select>
      {name !== '' && (
        <button type="button" className={controls.add} onClick={() => onAdd(name)}>
          Ajouter
        </button>
      )}
    </span>
  );
}
