import { ButtonLink } from '../../components/actions/Button.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { PageTitle } from '../../components/screen/PageTitle.tsx';
import { TypedTitle } from '../../components/text/TypedTitle.tsx';
import { typeset } from '../../components/text/typography.tsx';
import styles from './ConceptPage.module.css';
import { Outings } from './Outings.tsx';
import { steps } from './steps-list.ts';

/** The course of a game, in steps. */
export function ConceptPage() {
  return (
    <Stack gap={5} className={styles.page}>
      <PageTitle>Le concept</PageTitle>
      <TypedTitle className={styles.title}>D’une lettre à une ville</TypedTitle>
      <Stack as="ol" className={styles.steps}>
        {steps.map(({ name, more, Picture }, index) => (
          <Stack as="li" gap={4} key={name} className={styles.step}>
            <Picture className={styles.picture} title={Picture.label} />
            <Stack gap={2} className={styles.words}>
              <h2>
                <span className={styles.number}>{`${index + 1}.`}</span> {name}
              </h2>
              <p>{typeset(more)}</p>
            </Stack>
          </Stack>
        ))}
      </Stack>
      <Outings />
      <p className={styles.home}>
        <ButtonLink primary to="/">
          {typeset("Retour à l'accueil")}
        </ButtonLink>
      </p>
    </Stack>
  );
}
