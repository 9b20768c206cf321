import { Button } from '../../components/actions/Button.tsx';
import { Screen } from '../../components/screen/Screen.tsx';
import { Surface } from '../../components/papers/Surface.tsx';
import { Typeset } from '../../components/text/typography.tsx';
import styles from './Activation.module.css';

/** Shown while the letter is paid for and not posted yet. */
export function OrderInProgress({ onLetter }: { readonly onLetter: () => void }) {
  return (
    <Screen title="Commande en cours" className={styles.room}>
      <Surface kind="buff" className={styles.slip}>
        <p className={styles.lead}>
          <Typeset>
            Votre lettre n’est pas encore partie. Surveillez votre boîte : la vraie, celle de la rue.
          </Typeset>
        </p>
        <p>
          <Typeset>Dès qu’elle sera postée, cette page vous demandera le code qu’elle porte.</Typeset>
        </p>
        <Button onClick={onLetter}>J’ai déjà une lettre</Button>
      </Surface>
    </Screen>
  );
}
