import { Button } from '../../components/actions/Button.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { Screen } from '../../components/screen/Screen.tsx';
import { Stock } from '../../components/papers/Stock.tsx';
import { T } from '../../components/text/typography.tsx';
import styles from './Activation.module.css';

/** Shown while the letter is paid for and not posted yet. */
export function OrderInProgress({ onLetter }: { readonly onLetter: () => void }) {
  return (
    <Screen title="Commande en cours" className={styles.room}>
      <Stack as={Stock} gap={4} kind="buff" className={styles.slip}>
        <p className={styles.lead}>
          <T>Votre lettre n’est pas encore partie. Surveillez votre boîte : la vraie, celle de la rue.</T>
        </p>
        <p>
          <T>Dès qu’elle sera postée, cette page vous demandera le code qu’elle porte.</T>
        </p>
        <Button onClick={onLetter}>J’ai déjà une lettre</Button>
      </Stack>
    </Screen>
  );
}
