import type { CSSProperties } from 'react';
import { Link } from '../../components/actions/Link.tsx';
import { Grid, Stack } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { cityAddress, type PresentedCity, usePresentedCities } from '../../state/site.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './CityCards.module.css';

/** The ink of a city, for the elements below. */
export const inkOf = ({ page }: PresentedCity) => ({ '--accent-on-paper': page.accent }) as CSSProperties;

/** The cities that are sold, with length and ground. Each card leads to the page of its city. */
export function CityCards({ heading, except }: { readonly heading: string; readonly except?: string }) {
  const { concept } = useWords('site');
  const cities = usePresentedCities().filter(({ city }) => city !== except);
  if (cities.length === 0) return null;
  return (
    <Stack as="section" gap={4} className={styles.cities} aria-labelledby="cities">
      <h2 id="cities">{heading}</h2>
      <Grid as="ul" gap={4} least="15rem">
        {cities.map((outing) => (
          <li key={outing.city} className={`paper ${styles.card}`} style={inkOf(outing)}>
            <h3>
              <Link to={cityAddress(outing.page.slug)}>{outing.city}</Link>
            </h3>
            <p className={`typed ${styles.measure}`}>
              {concept.walk(typeset(outing.duration), typeset(outing.distance))}
            </p>
            <p>{typeset(outing.ground)}</p>
          </li>
        ))}
      </Grid>
    </Stack>
  );
}
