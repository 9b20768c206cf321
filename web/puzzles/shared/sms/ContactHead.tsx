import { Lamp } from '../../../components/status/Lamp.tsx';
import { typeset } from '../../../components/text/typography.tsx';
import styles from './Sms.module.css';

/** Name of the contact and state of the line. */
export function ContactHead({
  contact,
  state,
  open = false,
}: {
  contact: string;
  state: string;
  open?: boolean;
}) {
  return (
    <header className={styles.contact}>
      <h2>{typeset(contact)}</h2>
      <p>
        <Lamp state={open ? 'on' : 'off'} />
        {state}
      </p>
    </header>
  );
}
