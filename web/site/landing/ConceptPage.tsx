import { ButtonLink } from '../../components/actions/Button.tsx';
import { PageTitle } from '../../components/screen/PageTitle.tsx';
import { TypedTitle } from '../../components/text/TypedTitle.tsx';
import { typeset } from '../../components/text/typography.tsx';
import styles from './ConceptPage.module.css';
import { Outings } from './Outings.tsx';
import { steps } from './steps-list.ts';

/** The course of a game, in steps. */
export function ConceptPage() {
  return (
    <div className={styles.page}>
      <PageTitle>Le concept</PageTitle>
      <TypedTitle className={styles.title}>D’une lettre à une ville</TypedTitle>
      <ol className={styles.steps}>
        {steps.map(({ name, more, Picture }, index) => (
          <li key={name} className={styles.step}>
            <Picture className={styles.picture} title={Picture.label} />
            <div className={styles.words}>
              <h2>
                <span className={styles.number}>{`${index + 1}.`}</span> {name}
              </h2>
              <p>{typeset(more)}</p>
            </div>
          </li>
        ))}
      </ol>
      <Outings />
      <p className={styles.home}>
        <ButtonLink primary to="/">
          {typeset("Retour à l'accueil")}
        </ButtonLink>
      </p>
    </div>
  );
}
