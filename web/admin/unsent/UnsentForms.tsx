import { useState } from 'react';
import { Stack } from '../../components/layout/layout.tsx';
import { type FoundOrders, createOrder, sendMarkSent } from '../calls.ts';
import { Button } from '../../components/actions/Button.tsx';
import { alertFailure, changeList } from '../use-staff-request.ts';
import { GiverField, useNewLetter } from '../CitySelect.tsx';
import styles from './UnsentPage.module.css';
import { Field } from '../../components/forms/Field.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { submitting } from '../../components/forms/form-data.ts';

/** Name of the unsent orders among the staff lists. */
export const UNSENT = 'unsent';

interface CreateOrderProps {
  /** The list of unsent orders is loaded. */
  readonly ready: boolean;
  readonly onCreated: (code: string) => void;
}

export function CreateOrder({ ready, onCreated }: CreateOrderProps) {
  const { letter, fields } = useNewLetter();
  const [giver, setGiver] = useState('');
  const [busy, setBusy] = useState(false);
  const create = async () => {
    setBusy(true);
    const result = await createOrder({ ...letter, ...(giver.trim() && { giftFrom: giver.trim() }) });
    setBusy(false);
    if (!result.ok) return alertFailure(result);
    changeList<FoundOrders>(UNSENT, ({ orders, total }) => ({
      orders: [result.data, ...orders],
      total: total + 1,
    }));
    setGiver('');
    onCreated(result.data.code);
  };
  return (
    <Stack gap={3} className={styles.create}>
      {fields}
      <GiverField value={giver} onType={setGiver} />
      <Button
        primary
        disabled={!ready || letter.cityName === ''}
        held={busy}
        aria-busy={busy || undefined}
        onClick={() => void create()}
      >
        Créer une nouvelle
      </Button>
    </Stack>
  );
}

interface SendOrderProps {
  readonly code: string | null;
  /** The number that the sale of a shop gave it. */
  readonly known: string | null;
  readonly onSent: () => void;
}

const MISSING = 'Mussing code or identifier';

export function SendOrder({ code, known, onSent }: SendOrderProps) {
  const [identifier, setIdentifier] = useState('');
  const [shownFor, setShownFor] = useState(code);
  if (shownFor !== code) {
    setShownFor(code);
    if (known !== null) setIdentifier(known);
  }
  const [notice, setNotice] = useState<string | null>(null);
  const send = async () => {
    if (!code || identifier.trim() === '') return window.alert(MISSING);
    const result = await sendMarkSent(code, identifier.trim());
    if (!result.ok) return setNotice(alertFailure(result));
    setNotice(`${code} est marqué comme envoyé.`);
    setIdentifier('');
    changeList<FoundOrders>(UNSENT, ({ orders, total }) => ({
      orders: orders.filter((order) => order.code !== code),
      total: total - 1,
    }));
    onSent();
  };
  return (
    <Stack as="form" gap={3} className={styles.send} onSubmit={submitting(send)} noValidate>
      <Field
        label="Identifiant de commande"
        placeholder="Identifier"
        value={identifier}
        maxLength={100}
        autoComplete="off"
        onType={setIdentifier}
      />
      <Button type="submit" primary held={code === null}>
        Marquer comme Envoyé
      </Button>
      <p role="status" className={styles.notice}>
        {notice && typeset(notice)}
      </p>
    </Stack>
  );
}
