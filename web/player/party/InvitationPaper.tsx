import type { InvitationBody } from '../../api/party-calls.ts';
import { Surface } from '../../components/papers/Surface.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { deliveryDate } from '../dates.ts';
import { QrCode } from '../pages/QrCode.tsx';
import styles from './Party.module.css';

/** The invitation as shown to somebody who stands beside: a code to scan, or six signs to type. */
export function InvitationPaper({
  invitation: { address, code, expiresAt },
}: {
  readonly invitation: InvitationBody;
}) {
  return (
    <Surface kind="paper" className={styles.invitation}>
      <QrCode text={address} className={styles.squares} />
      <p>{typeset('À scanner, ou à taper sur la page « Rejoindre une partie » :')}</p>
      <p className={styles.code} aria-label={[...code].join(' ')}>
        {code}
      </p>
      <p className={styles.address}>{address.replace(/^https?:\/\//, '')}</p>
      <p className={styles.until}>
        {typeset(`Vaut jusqu’au ${deliveryDate(expiresAt) ?? ''}, une fois par téléphone.`)}
      </p>
    </Surface>
  );
}
