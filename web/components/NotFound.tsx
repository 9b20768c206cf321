import { ButtonLink } from './Button.tsx';
import styles from './Notice.module.css';
import { PageTitle } from './PageTitle.tsx';
import { RubberStamp } from './RubberStamp.tsx';
import { TypedTitle } from './TypedTitle.tsx';
import { t } from './typography.tsx';

/** A letter to an address that does not exist goes back to its sender. */
export function NotFound() {
  return (
    <div className={styles.notice}>
      <PageTitle>Page introuvable</PageTitle>
      <TypedTitle className="typed">Vous devriez faire demi-tour.</TypedTitle>
      <RubberStamp>Inconnu à cette adresse</RubberStamp>
      <ButtonLink primary to="/">
        {t("Retour à l'accueil")}
      </ButtonLink>
    </div>
  );
}
