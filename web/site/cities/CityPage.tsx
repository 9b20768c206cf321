import { ButtonLink } from '../../components/actions/Button.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { Postmark } from '../../components/papers/Postmark.tsx';
import { PageTitle } from '../../components/screen/PageTitle.tsx';
import { TypedTitle } from '../../components/text/Typed.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { usePresentedCities, useSite } from '../../state/site.ts';
import { useWords } from '../../words/use-words.ts';
import { PurchaseBlock } from '../landing/PurchaseBlock.tsx';
import { CityCards, inkOf } from './CityCards.tsx';
import styles from './CityPage.module.css';

interface LinesProps {
  readonly id: string;
  readonly heading: string;
  readonly lines: readonly string[];
}

function Lines({ id, heading, lines }: LinesProps) {
  return (
    <Stack as="section" gap={3} className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{typeset(line)}</li>
        ))}
      </ul>
    </Stack>
  );
}

/** One city before it is bought: what one sees there, what it takes, whom it suits. `slug`: of site.yaml. */
export function CityPage({ slug }: { readonly slug: string }) {
  const { city: words, concept, toHome } = useWords('site');
  const { postmark } = useSite();
  const outing = usePresentedCities().find(({ page }) => page.slug === slug);
  if (!outing) throw new Error(`scenarios/site.yaml has no page « ${slug} »`);
  const { city, duration, distance, page } = outing;
  const walk = concept.walk(typeset(duration), typeset(distance));
  const needs = [
    [words.needs.length, walk],
    [words.needs.ground, outing.ground],
    [words.needs.stairs, page.stairs],
    [words.needs.hours, outing.hours],
    [words.needs.season, page.season],
    [words.needs.party, outing.party],
    [words.needs.brings, page.brings],
  ] as const;
  return (
    <div className={styles.page} style={inkOf(outing)}>
      <PageTitle>{words.title(city)}</PageTitle>
      <div className={styles.front}>
        <Postmark
          className={styles.postmark}
          city={`${city} R.P.`}
          date={postmark.date}
          hour={postmark.hour}
        />
        <TypedTitle className={styles.title}>{city}</TypedTitle>
        <p className={`typed ${styles.measure}`}>{walk}</p>
        <p className={styles.lead}>{typeset(page.lead)}</p>
      </div>
      <Lines id="sees" heading={words.sees} lines={page.sees} />
      <Stack as="section" gap={3} className={styles.part} aria-labelledby="needs">
        <h2 id="needs">{words.needs.heading}</h2>
        <dl className={`paper paper--buff ${styles.needs}`}>
          {needs.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{typeset(text)}</dd>
            </div>
          ))}
        </dl>
      </Stack>
      <Lines id="suits" heading={words.suits} lines={page.suits} />
      <div className={styles.purchase}>
        <PurchaseBlock />
      </div>
      <CityCards heading={words.others} except={city} />
      <p>
        <ButtonLink to="/">{toHome}</ButtonLink>
      </p>
    </div>
  );
}
