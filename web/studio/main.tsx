import '../styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from '../components/status/ErrorBoundary.tsx';
import { openAddress, useAddress } from './address.ts';
import type { Desk, DeskCity } from '../../engine/graph/desk.ts';
import { Surface } from '../components/papers/Surface.tsx';
import { typeset } from '../components/text/typography.tsx';
import { useDesk } from './desk.ts';
import { LabelledCities } from './files/file-names.ts';
import { Header } from './Header.tsx';
import { useTabState } from './tab-state.ts';
import styles from './Studio.module.css';
import { VIEWS, type ViewName } from './views.ts';
import { CityWorkspace } from './CityWorkspace.tsx';
import { ProblemsView } from './views/ProblemsView.tsx';
import controls from './controls.module.css';

const NO_CITIES: readonly DeskCity[] = [];

/** Preview of the stories for writers, in development only. */
function Studio() {
  const desk = useDesk();
  const [chosen, choose] = useTabState<string | null>('city', null);
  const [view, setView] = useTabState<ViewName>('view', VIEWS[0].name);
  const city = desk?.cities.find(({ slug }) => slug === chosen) ?? desk?.cities[0] ?? null;
  useAddress(city?.slug, view);
  return (
    <Surface kind="paper" className={`${controls.controls} ${styles.studio}`}>
      <a className="skip-link" href="#contenu">
        {typeset('Aller au contenu')}
      </a>
      <Header desk={desk} city={city} view={view} onCity={choose} onView={setView} />
      <main id="contenu" className={styles.main} aria-label={typeset('Ville à l’atelier')}>
        <LabelledCities value={desk?.cities ?? NO_CITIES}>
          <StudioContent desk={desk} city={city} view={view} onView={setView} />
        </LabelledCities>
      </main>
    </Surface>
  );
}

interface StudioContentProps {
  readonly desk: Desk | null;
  readonly city: DeskCity | null;
  readonly view: ViewName;
  readonly onView: (view: ViewName) => void;
}

function StudioContent({ desk, city, view, onView }: StudioContentProps) {
  if (!desk) return <p role="status">{typeset('Les villes arrivent…')}</p>;
  if (city) return <CityWorkspace key={city.slug} desk={desk} city={city} view={view} onView={onView} />;
  return (
    <>
      <p>{typeset('Aucune ville ici : « Nouvelle ville » en fait une.')}</p>
      <ProblemsView desk={desk} />
    </>
  );
}

openAddress(window.location.hash);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <ErrorBoundary>
      <Studio />
    </ErrorBoundary>
  </StrictMode>,
);
