import { useState, type SubmitEvent } from 'react';
import type { FoundOrders } from '../calls.ts';
import { Button } from '../../components/actions/Button.tsx';
import { Field } from '../../components/forms/Field.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { alertFailure } from '../alerts.ts';
import { explanationOf } from '../../state/game/outcome.ts';
import { sendMarkSent } from '../calls.ts';
import { changeList } from '../staff-lists.ts';
import { UNSENT } from './unsent-list-name.ts';
import styles from './UnsentPage.module.css';

interface SendOrderProps {
  /** The selected order. */
  readonly code: string | null;
  /** The number that the sale of a shop gave it. */
  readonly known: string | null;
  readonly onSent: () => void;
}

const MISSING = 'Mussing code or identifier';

/** Marks a posted order as sent, with its identifier, and removes it from the list. */
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
    if (!result.ok) {
      setNotice(explanationOf(result));
      return alertFailure(result);
    }
    setNotice(`${code} est marqué comme envoyé.`);
    setIdentifier('');
    changeList<FoundOrders>(UNSENT, ({ orders, total }) => ({
      orders: orders.filter((order) => order.code !== code),
      total: total - 1,
    }));
    onSent();
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send();
  };
  return (
    <form className={styles.send} onSubmit={onSubmit} noValidate>
      <Field
        label="Identifiant de commande"
        placeholder="Identifier"
        value={identifier}
        maxLength={100}
        autoComplete="off"
        onChange={(event) => setIdentifier(event.target.value)}
      />
      <Button type="submit" primary held={code === null}>
        Marquer comme Envoyé
      </Button>
      <p role="status" className={styles.notice}>
        {notice && typeset(notice)}
      </p>
    </form>
  );
}
