import { ButtonLink } from './Button.tsx';
import styles from './Notice.module.css';
import { PageTitle } from './PageTitle.tsx';
import { PaperPage } from './PaperPage.tsx';
import { RubberStamp } from './RubberStamp.tsx';
import { t } from './typography.tsx';
import { useScreenFocus } from './use-screen.ts';

/** A letter to an address that does not exist goes back to its sender. */
export function NotFound() {
  const heading = useScreenFocus();
  return (
    <PaperPage className={styles.notice}>
      <PageTitle>Page introuvable</PageTitle>
      <h1 ref={heading} tabIndex={-1} className="typed">
        {t('Vous devriez faire demi-tour.')}
      </h1>
      <RubberStamp>Inconnu à cette adresse</RubberStamp>
      <ButtonLink primary to="/">
        {t("Retour à l'accueil")}
      </ButtonLink>
    </PaperPage>
  );
}
