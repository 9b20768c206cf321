import { Suspense, lazy } from 'react';
import type { Desk, DeskCity } from '../../engine/graph/desk.ts';
import { Stack } from '../components/layout/layout.tsx';
import { typeset } from '../components/text/typography.tsx';
import { useWithMade } from './files/history.tsx';
import { StoryView } from './graph/StoryView.tsx';
import { OwnPhone } from './phone/OwnPhone.tsx';
import { Phone } from './phone/Phone.tsx';
import { PhoneBar } from './phone/PhoneBar.tsx';
import { RecordGame } from './phone/RecordGame.tsx';
import { TouchToEdit } from './phone/TouchToEdit.tsx';
import { placeAt } from './place-at.ts';
import { problemWords } from './problem-words.ts';
import { useTelephone, type Telephone } from './use-telephone.ts';
import type { ViewName } from './views.ts';
import { ProblemsView } from './views/ProblemsView.tsx';
import styles from './CityWorkspace.module.css';

/** The story is drawn first: the other views are loaded once they are opened. */
const MediaView = lazy(async () => ({ default: (await import('./media/MediaView.tsx')).MediaView }));
const NotesView = lazy(async () => ({ default: (await import('./notes/NotesView.tsx')).NotesView }));
const PublishView = lazy(async () => ({ default: (await import('./publish/PublishView.tsx')).PublishView }));
const LeftView = lazy(async () => ({ default: (await import('./left/LeftView.tsx')).LeftView }));
const LookView = lazy(async () => ({ default: (await import('./look/LookView.tsx')).LookView }));
const RereadView = lazy(async () => ({ default: (await import('./reread/RereadView.tsx')).RereadView }));
const SheetView = lazy(async () => ({ default: (await import('./sheet/SheetView.tsx')).SheetView }));
const TranslationView = lazy(async () => ({
  default: (await import('./translation/TranslationView.tsx')).TranslationView,
}));
const MeasuresView = lazy(async () => ({ default: (await import('./views/MeasuresView.tsx')).MeasuresView }));
const PresenceView = lazy(async () => ({ default: (await import('./views/PresenceView.tsx')).PresenceView }));
const SurveyView = lazy(async () => ({ default: (await import('./survey/SurveyPage.tsx')).SurveyView }));

interface CityWorkspaceProps {
  readonly desk: Desk;
  readonly city: DeskCity;
  readonly view: ViewName;
  readonly onView: (view: ViewName) => void;
}

/** Whether both columns fit; the same width as in CityWorkspace.module.css. */
const hasTwoSides = (): boolean => window.matchMedia('(min-width: 60rem)').matches;

/**
 * One city: the chosen view on the left, the player's telephone on the right; on a narrow screen only one of
 * them.
 */
export function CityWorkspace({ desk, city: deskCity, view, onView }: CityWorkspaceProps) {
  const city = useWithMade(deskCity);
  const telephone = useTelephone(city);
  const goTo: Telephone['goTo'] = (...where) => {
    telephone.goTo(...where);
    if (!hasTwoSides()) onView('phone');
  };
  /** The step whose sheet is opened in the list, beside which it is seen. */
  const follow = (step: string) => {
    if (city.sheet && hasTwoSides()) telephone.goTo(placeAt(city.sheet.presence, step, telephone.standing));
  };
  return (
    <div className={styles.room} data-view={view}>
      <section className={styles.left} aria-label={city.name}>
        <Standing city={city} />
        <Suspense fallback={<p role="status">{typeset('La vue se charge…')}</p>}>
          <View desk={desk} city={city} view={view} telephone={{ ...telephone, goTo }} onStep={follow} />
        </Suspense>
      </section>
      <aside className={styles.right} aria-label="Téléphone">
        {city.state === 'broken' ? (
          <p className={styles.notice}>
            {typeset('Cette ville ne s’est pas encore jouée : corrigez d’abord ses erreurs.')}
          </p>
        ) : (
          <>
            <Stack gap={3} className={styles.controls}>
              {telephone.standing && (
                <p className={styles.route} role="status">
                  {typeset(telephone.standing.route)}
                </p>
              )}
              <TouchToEdit city={city} frame={telephone.frame} />
              <OwnPhone city={city} />
              <RecordGame city={city.slug} />
              <PhoneBar city={city} telephone={telephone} />
            </Stack>
            <Phone city={city.slug} telephone={telephone} />
          </>
        )}
      </aside>
    </div>
  );
}

/** Notice displayed while the telephone runs an older version than the files. */
function Standing({ city: { state, problems } }: { readonly city: DeskCity }) {
  if (state === 'sound' || state === 'unfinished') return null;
  const words = problemWords(problems);
  return (
    <p className={styles.notice} role="status">
      {typeset(
        state === 'stale'
          ? `${words} : la dernière version sans erreur reste en jeu.`
          : `${words} : rien ne se joue encore.`,
      )}
    </p>
  );
}

interface WorkspaceViewProps extends Omit<CityWorkspaceProps, 'onView'> {
  readonly telephone: Telephone;
  readonly onStep: (step: string) => void;
}

function View({ desk, city, view, telephone, onStep }: WorkspaceViewProps) {
  const { graph, sheet } = city;
  if (view === 'problems') return <ProblemsView desk={desk} open={city.slug} />;
  if (view === 'sheet') return <SheetView city={city} telephone={telephone} onStep={onStep} />;
  if (view === 'media') return <MediaView city={city} />;
  if (view === 'left') return <LeftView city={city} />;
  if (view === 'reread') return <RereadView city={city} />;
  if (view === 'translation') return <TranslationView city={city} telephone={telephone} />;
  if (view === 'survey') return <SurveyView city={city} />;
  if (view === 'notes') return <NotesView city={city} />;
  if (view === 'publish') return <PublishView city={city} />;
  if (view === 'look') return <LookView city={city} telephone={telephone} />;
  if (!graph || !sheet) return <p role="status">{typeset('La ville se lit…')}</p>;
  if (view === 'presence')
    return (
      <PresenceView city={city} presence={sheet.presence} here={telephone.standing} onOpen={telephone.goTo} />
    );
  if (view === 'measures') return <MeasuresView city={city} sheet={sheet} graph={graph} />;
  return <StoryView city={city} graph={graph} presence={sheet.presence} telephone={telephone} />;
}
