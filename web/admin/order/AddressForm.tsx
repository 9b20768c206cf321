import { useState } from 'react';
import { Button } from '../../components/actions/Button.tsx';
import { Field } from '../../components/forms/Field.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import type { ChangesProps } from './changes-props.ts';
import { sendAddress } from './order-calls.ts';
import type { PostalAddressBody } from './order-calls.ts';
import styles from './OrderPage.module.css';
import { submitting } from './submitting.ts';

const LINES = [
  ['name', 'Nom'],
  ['line1', 'Rue'],
  ['line2', 'Complément (facultatif)'],
  ['postalCode', 'Code postal'],
  ['city', 'Commune'],
  ['country', 'Pays (deux lettres)'],
] as const satisfies readonly (readonly [keyof PostalAddressBody, string])[];

const NOWHERE: PostalAddressBody = {
  name: '',
  line1: '',
  line2: '',
  postalCode: '',
  city: '',
  country: 'FR',
};

/** Where the letter is posted to; it disappears from here some time after the delivery. */
export function AddressForm({ file: { order, address }, change }: ChangesProps) {
  const known = address ?? NOWHERE;
  const [lines, setLines] = useState(known);
  const isSame = LINES.every(([name]) => (lines[name] ?? '').trim() === (known[name] ?? ''));
  const erase = async () => {
    if (
      window.confirm('Effacer l’adresse postale de ce pli ?') &&
      (await change(() => sendAddress(order, null)))
    )
      setLines(NOWHERE);
  };
  return (
    <Stack
      as="form"
      gap={3}
      className={styles.form}
      aria-labelledby="address"
      onSubmit={submitting(() => change(() => sendAddress(order, lines)))}
    >
      <h3 id="address">Adresse postale</h3>
      {LINES.map(([name, label]) => (
        <Field
          key={name}
          label={label}
          maxLength={name === 'country' ? 2 : 120}
          autoComplete="off"
          value={lines[name] ?? ''}
          onChange={(event) => setLines({ ...lines, [name]: event.target.value })}
        />
      ))}
      <Button type="submit" held={isSame}>
        Enregistrer l’adresse postale
      </Button>
      {address && <Button onClick={() => void erase()}>Effacer l’adresse postale</Button>}
    </Stack>
  );
}
