import type { Desk, DeskCity } from '../../engine/graph/desk.ts';
import { Row } from '../components/layout/layout.tsx';
import { typeset } from '../components/text/typography.tsx';
import styles from './Header.module.css';
import { problemCount, problemWords } from './problem-words.ts';
import { VIEWS, type ViewName } from './views.ts';
import { type FormEvent, useState } from 'react';
import { explanationOf } from '../state/game/outcome.ts';
import { type CityTemplate, requestCity } from './publish/publication-calls.ts';
import controls from './controls.module.css';
import { missingWords } from './ReadyButton.tsx';

interface HeaderProps {
  readonly desk: Desk | null;
  readonly city: DeskCity | null;
  readonly view: ViewName;
  readonly onCity: (slug: string) => void;
  readonly onView: (view: ViewName) => void;
}

/** Cities, and views of the current one. */
export function Header({ desk, city, view, onCity, onView }: HeaderProps) {
  const counts: Partial<Record<ViewName, number>> = {
    problems: desk ? problemCount(desk, city?.slug) : 0,
    left: city?.left.length ?? 0,
  };
  return (
    <Row as="header" gap={5} lineGap={0} align="center" className={styles.header} aria-label="Atelier">
      <h1 className={styles.name}>Atelier</h1>
      <Row as="nav" gap={1} lineGap={0} aria-label="Villes">
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
      </Row>
      <NewCity onCity={onCity} />
      <Row as="nav" gap={1} lineGap={0} className={styles.views} aria-label="Vues">
        {VIEWS.map(({ name, label }) => (
          <button
            key={name}
            type="button"
            data-view={name}
            aria-current={name === view || undefined}
            onClick={() => onView(name)}
          >
            {label}
            {counts[name] !== undefined && <Count count={counts[name]} />}
          </button>
        ))}
      </Row>
    </Row>
  );
}

/** Number of problems of a city; those of one that is being written are told in it. */
function Mark({ city: { isDraft, problems } }: { readonly city: DeskCity }) {
  if (isDraft) return <span className={styles.draft}>brouillon</span>;
  return <Count count={problems.length} words={problemWords(problems)} />;
}

/** Its place is kept: keys that move are missed. */
const Count = ({ count, words }: { readonly count: number; readonly words?: string }) => (
  <span className={styles.count} hidden={count === 0} title={words && typeset(words)}>
    {count}
  </span>
);

const TEMPLATES: Readonly<Record<CityTemplate, string>> = {
  blank: 'Une page blanche : une lettre, une étape, une fin',
  simple: 'Une promenade en ligne droite, avec un autre trajet',
  branching: 'Une promenade avec un choix, un rassemblement et du courrier qui vient plus tard',
  roles: 'Une promenade à trois téléphones, qui se partagent les papiers',
};

const NO_ANSWER = 'Le serveur ne répond pas : réessayez.';

/** Makes a playable city from a template, and opens it. */
function NewCity({ onCity }: { readonly onCity: (slug: string) => void }) {
  const [name, setName] = useState('');
  const [template, setTemplate] = useState<CityTemplate>('blank');
  const [isOpen, setOpen] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const create = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setRefusal(missingWords(['son nom']));
    const result = await requestCity(name.trim(), template);
    setRefusal(result.ok ? null : (explanationOf(result) ?? NO_ANSWER));
    if (!result.ok) return;
    setOpen(false);
    setName('');
    onCity(result.data.slug);
  };
  return (
    <details
      className={styles.box}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{typeset('Nouvelle ville')}</summary>
      <form
        className={`${controls.panel} ${styles.form}`}
        noValidate
        onSubmit={(event) => void create(event)}
      >
        <label className={controls.field}>
          {typeset('Son nom')}
          <input
            type="text"
            value={name}
            required
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <label className={controls.field}>
          {typeset('Sa forme')}
          <select value={template} onChange={({ target }) => setTemplate(target.value as CityTemplate)}>
            {Object.entries(TEMPLATES).map(([value, label]) => (
              <option key={value} value={value}>
                {typeset(label)}
              </option>
            ))}
          </select>
          <small>
            {typeset(
              'Une promenade est une ville entière, dont chaque texte est à récrire. Une page blanche grandit étape par étape.',
            )}
          </small>
        </label>
        <button type="submit">{typeset('Créer')}</button>
        {refusal && <p role="alert">{typeset(refusal)}</p>}
      </form>
    </details>
  );
}
