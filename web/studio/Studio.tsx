import type { Desk, DeskCity } from '../../engine/graph/desk.ts';
import { Stock } from '../components/papers/Stock.tsx';
import { t } from '../components/text/typography.tsx';
import { useDesk } from './desk.ts';
import { Header } from './Header.tsx';
import { usePlace } from './place.ts';
import styles from './Studio.module.css';
import { VIEWS, type ViewName } from './views.ts';
import { CityRoom } from './CityRoom.tsx';
import { ProblemsView } from './views/ProblemsView.tsx';

/** Where a writer sees the story that is being written: beside the text editor, never in production. */
export function Studio() {
  const desk = useDesk();
  const [chosen, choose] = usePlace<string | null>('city', null);
  const [view, setView] = usePlace<ViewName>('view', VIEWS[0].name);
  const city = desk?.cities.find(({ slug }) => slug === chosen) ?? desk?.cities[0] ?? null;
  return (
    <Stock kind="paper" className={styles.studio}>
      <a className="skip-link" href="#contenu">
        {t('Aller au contenu')}
      </a>
      <Header desk={desk} city={city} view={view} onCity={choose} onView={setView} />
      <main id="contenu" className={styles.main} aria-label={t('Ville à l’atelier')}>
        <Room desk={desk} city={city} view={view} onView={setView} />
      </main>
    </Stock>
  );
}

interface RoomProps {
  readonly desk: Desk | null;
  readonly city: DeskCity | null;
  readonly view: ViewName;
  readonly onView: (view: ViewName) => void;
}

function Room({ desk, city, view, onView }: RoomProps) {
  if (!desk) return <p role="status">{t('Les villes arrivent…')}</p>;
  if (city) return <CityRoom key={city.slug} desk={desk} city={city} view={view} onView={onView} />;
  return (
    <>
      <p>{t('Aucune ville ici : un dossier avec un scenario.yaml en fait une.')}</p>
      <ProblemsView desk={desk} />
    </>
  );
}
