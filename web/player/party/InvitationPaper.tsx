import type { InvitationBody } from '../../api/party-calls.ts';
import { Stack } from '../../components/layout/layout.tsx';
import { Stock } from '../../components/papers/Stock.tsx';
import { t } from '../../components/text/typography.tsx';
import { deliveryDate } from '../dates.ts';
import { LazyQrCode } from '../pages/LazyQrCode.tsx';
import styles from './Party.module.css';

/** The invitation as shown to somebody who stands beside: a code to scan, or six signs to type. */
export function InvitationPaper({
  invitation: { address, code, expiresAt },
}: {
  readonly invitation: InvitationBody;
}) {
  return (
    <Stack as={Stock} gap={3} align="center" kind="paper" className={styles.invitation}>
      <LazyQrCode text={address} className={styles.squares} />
      <p>{t('À scanner, ou à taper sur la page « Rejoindre une partie » :')}</p>
      <p className={styles.code} aria-label={[...code].join(' ')}>
        {code}
      </p>
      <p className={styles.address}>{address.replace(/^https?:\/\//, '')}</p>
      <p className={styles.until}>
        {t(`Vaut jusqu’au ${deliveryDate(expiresAt) ?? ''}, une fois par téléphone.`)}
      </p>
    </Stack>
  );
}
