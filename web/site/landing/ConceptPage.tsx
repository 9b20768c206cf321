import { ButtonLink } from '../../components/actions/Button.tsx';
import { Stack, Grid } from '../../components/layout/layout.tsx';
import { PageTitle } from '../../components/screen/PageTitle.tsx';
import { TypedTitle } from '../../components/text/Typed.tsx';
import { typeset } from '../../components/text/typography.tsx';
import styles from './ConceptPage.module.css';
import { site } from '../../state/site.ts';
import { steps } from './Steps.tsx';
import { useWords } from '../../words/use-words.ts';

/**
 * What each city asks of its players, said before they buy: hours, kilometres, slopes, closing times, how
 * many.
 */
function Outings() {
  return (
    <Stack as="section" gap={4} className={styles.outings} aria-labelledby="outings">
      <h2 id="outings">Avant de partir</h2>
      <Grid as="ul" gap={4} least="15rem" className={styles.list}>
        {site.outings.map(({ city, duration, distance, ground, hours, party }) => (
          <li key={city} className="paper paper--buff">
            <h3>{city}</h3>
            <p className={`typed ${styles.measure}`}>{typeset(`${duration} · ${distance} à pied`)}</p>
            <p>{typeset(ground)}</p>
            <p>{typeset(hours)}</p>
            <p>{typeset(party)}</p>
          </li>
        ))}
      </Grid>
    </Stack>
  );
}

/** The course of a game, in steps. */
export function ConceptPage() {
  const { pictures } = useWords('site');
  return (
    <Stack gap={5} className={styles.page}>
      <PageTitle>Le concept</PageTitle>
      <TypedTitle className={styles.title}>D’une lettre à une ville</TypedTitle>
      <Stack as="ol" className={styles.steps}>
        {steps.map(({ name, more, picture, Picture }, index) => (
          <Stack as="li" gap={4} key={name} className={styles.step}>
            <Picture className={styles.picture} title={pictures[picture]} />
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
