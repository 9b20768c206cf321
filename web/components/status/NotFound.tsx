import { ButtonLink } from '../actions/Button.tsx';
import { ReturnedLetter } from '../engravings/ReturnedLetter.tsx';
import styles from '../forms/Notice.module.css';
import { PageTitle } from '../screen/PageTitle.tsx';
import { RubberStamp } from '../papers/RubberStamp.tsx';
import { TypedTitle } from '../text/Typed.tsx';
import { typeset } from '../text/typography.tsx';

export function NotFound() {
  return (
    <div className={styles.notice}>
      <PageTitle>Page introuvable</PageTitle>
      <div className={styles.plate}>
        <ReturnedLetter className={styles.picture} />
        <RubberStamp className={styles.stamp}>Inconnu à cette adresse</RubberStamp>
      </div>
      <TypedTitle className="typed">Vous devriez faire demi-tour.</TypedTitle>
      <p>{typeset('La Compagnie n’a pas de casier à ce nom. Elle renvoie le pli à qui l’a écrit.')}</p>
      <ButtonLink primary to="/">
        {typeset("Retour à l'accueil")}
      </ButtonLink>
    </div>
  );
}
