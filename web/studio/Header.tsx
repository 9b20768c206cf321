import type { Desk, DeskCity } from '../../engine/graph/desk.ts';
import { typeset } from '../components/text/typography.tsx';
import styles from './Header.module.css';
import { NewCity } from './NewCity.tsx';
import { problemCount, problemWords } from './problem-words.ts';
import { VIEWS, type ViewName } from './views.ts';

interface HeaderProps {
  readonly desk: Desk | null;
  readonly city: DeskCity | null;
  readonly view: ViewName;
  readonly onCity: (slug: string) => void;
  readonly onView: (view: ViewName) => void;
}

/** Cities, and views of the current one. */
export function Header({ desk, city, view, onCity, onView }: HeaderProps) {
  const count = desk ? problemCount(desk) : 0;
  return (
    <header className={styles.header} aria-label="Atelier">
      <h1 className={styles.name}>Atelier</h1>
      <nav className={styles.cities} aria-label="Villes">
        {desk?.cities.map((each) => (
          <button
            key={each.slug}
            type="button"
            aria-current={each.slug === city?.slug || undefined}
            onClick={() => onCity(each.slug)}
          >
            {each.name}
            <Mark city={each} />
          </button>
        ))}
      </nav>
      <NewCity onCity={onCity} />
      <nav className={styles.views} aria-label="Vues">
        {VIEWS.map(({ name, label }) => (
          <button
            key={name}
            type="button"
            data-view={name}
            aria-current={name === view || undefined}
            onClick={() => onView(name)}
          >
            {label}
            {name === 'problems' && count > 0 && <span className={styles.count}>{count}</span>}
          </button>
        ))}
      </nav>
    </header>
  );
}

/** Number of problems of a city. */
function Mark({ city }: { readonly city: DeskCity }) {
  const words = problemWords(city.problems);
  return words && <span className={styles.mark}>{typeset(words)}</span>;
}
