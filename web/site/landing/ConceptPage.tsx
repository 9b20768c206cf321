import { ButtonLink } from '../../components/actions/Button.tsx';
import { Link } from '../../components/actions/Link.tsx';
import { Stack, Grid, Row } from '../../components/layout/layout.tsx';
import { PageTitle } from '../../components/screen/PageTitle.tsx';
import { TypedTitle } from '../../components/text/Typed.tsx';
import { typeset } from '../../components/text/typography.tsx';
import styles from './ConceptPage.module.css';
import { cityAddress, useSite } from '../../state/site.ts';
import { OrderLink } from './OrderLink.tsx';
import { Price } from './Price.tsx';
import { steps } from './Steps.tsx';
import { useWords } from '../../words/use-words.ts';

/**
 * What each city asks of its players, said before they buy: hours, kilometres, slopes, closing times, how
 * many.
 */
function Outings() {
  const { concept: words } = useWords('site');
  const { outings } = useSite();
  return (
    <Stack as="section" gap={4} className={styles.outings} aria-labelledby="outings">
      <h2 id="outings">{words.outings}</h2>
      <Grid as="ul" gap={4} least="15rem" className={styles.list}>
        {outings.map(({ city, duration, distance, ground, hours, party, page }) => (
          <li key={city} className="paper paper--buff">
            <h3>{page ? <Link to={cityAddress(page.slug)}>{city}</Link> : city}</h3>
            <p className={`typed ${styles.measure}`}>{words.walk(typeset(duration), typeset(distance))}</p>
            <p>{typeset(ground)}</p>
            <p>{typeset(hours)}</p>
            <p>{typeset(party)}</p>
          </li>
        ))}
      </Grid>
    </Stack>
  );
}

export function ConceptPage() {
  const { concept: words, steps: texts, toHome } = useWords('site');
  const { promoCode, purchase } = useSite();
  return (
    <Stack gap={5} className={styles.page}>
      <PageTitle>{words.title}</PageTitle>
      <TypedTitle className={styles.title}>{words.heading}</TypedTitle>
      <Stack as="ol" className={styles.steps}>
        {steps.map(({ step, Picture }, index) => (
          <Stack as="li" gap={4} key={step} className={styles.step}>
            <Picture className={styles.picture} title={texts[step].picture} />
            <Stack gap={2} className={styles.words}>
              <h2>
                <span className={styles.number}>{`${index + 1}.`}</span> {texts[step].name}
              </h2>
              <p>{texts[step].more}</p>
            </Stack>
          </Stack>
        ))}
      </Stack>
      <Outings />
      <Row gap={4} align="center" className={styles.end}>
        <OrderLink>{typeset(promoCode ? purchase.preorderLabel : purchase.label)}</OrderLink>
        <Price of={promoCode ? 'preorder' : 'regular'} />
        <ButtonLink to="/">{toHome}</ButtonLink>
      </Row>
    </Stack>
  );
}
