import { type ComponentType, type ReactNode, useEffect } from 'react';
import { Navigate, Route, Routes, Outlet } from 'react-router-dom';
import { isTrial } from '../api/mount.ts';
import { PlayerOnly } from '../account/guards.tsx';
import { lazyScreen } from '../components/lazy.ts';
import { StepCodePage } from './app/StepCodePage.tsx';
import { GameShell } from './GameShell.tsx';
import { screen } from './lazy-screens.ts';
import { loadPage } from './pages/load-page.ts';
import { BusyScreen } from '../components/status/BusyScreen.tsx';
import { isViewInterrupted, refreshViewedStatus } from '../state/game/view-as.ts';
import { isStoryPlayed, isStatusLoading, useShownStatus, type PlayerStory } from './story.ts';
import { getState, useClientState } from '../state/store.ts';

/** Guards screens that need a running story; without one it redirects to /home, which gives the reason. */
function RequireStory() {
  const status = useShownStatus();
  const loading = useClientState(isStatusLoading);
  const isInterrupted = useClientState(isViewInterrupted);
  useEffect(() => {
    if (isInterrupted) void refreshViewedStatus();
  }, [isInterrupted]);
  if (isInterrupted) return <BusyScreen />;
  if (isStoryPlayed(status) && status.view)
    return <Outlet context={{ status, view: status.view } satisfies PlayerStory} />;
  if (loading) return <BusyScreen />;
  return <Navigate to="/home" replace />;
}

/** Few cities use it: loaded on demand, like every instrument. */
const FinalPage = lazyScreen('final', async () => (await import('./app/final/FinalPage.tsx')).FinalPage);

/** Few cities have steps beside the route. */
const SideStepPage = lazyScreen(
  'side-step',
  async () => (await import('./app/SideStepPage.tsx')).SideStepPage,
);

/** Opened to invite somebody, or to see who is there. */
const PartyPage = lazyScreen('party', async () => (await import('./party/PartyPage.tsx')).PartyPage);

/** Read once, after the end. */
const ReportPage = lazyScreen('report', async () => (await import('./report/ReportPage.tsx')).ReportPage);

type Screens = Readonly<Record<string, ComponentType>>;

/** Shown with or without a story. */
const always: Screens = {
  '/home': screen('HomePage'),
  '/home/settings': screen('SettingsPage'),
  '/home/letter': screen('OtherLetterPage'),
  '/home/email': screen('EmailProofPage'),
  '/home/legal': screen('LegalNoticeScreen'),
  '/home/cgu': screen('TermsOfUseScreen'),
  '/home/cgv': screen('TermsOfSaleScreen'),
};

const [MessagesPage, DocumentsPage] = [screen('MessagesPage'), screen('DocumentsPage')];

const ofStory: Screens = {
  '/home/messages': MessagesPage,
  '/home/messages/:slug': screen('MessagePage'),
  '/home/app/messages': MessagesPage,
  '/home/app/documents': DocumentsPage,
  '/home/app/code': StepCodePage,
  '/home/app/code/:step': SideStepPage,
  '/home/app/correct': screen('CorrectPage'),
  '/home/app/frequencies': screen('FrequenciesPage'),
  '/home/app/final': FinalPage,
  '/home/app/credits': screen('CreditsPage'),
  '/home/app/report': ReportPage,
  '/home/planche': screen('SheetPage'),
  '/home/party': PartyPage,
  '/home/carnet': screen('NotebookPage'),
  '/document': DocumentsPage,
  '/document/:slug': screen('DocumentPage'),
};

/** Screens about an account, an order, a party or a journal, none of which a game without an account has. */
const OF_ACCOUNT: ReadonlySet<string> = new Set([
  '/home/letter',
  '/home/email',
  '/home/legal',
  '/home/cgu',
  '/home/cgv',
  '/home/app/report',
  '/home/party',
  '/home/carnet',
]);

const toRoutes = (screens: Screens) =>
  Object.entries(screens)
    .filter(([path]) => !isTrial || !OF_ACCOUNT.has(path))
    .map(([path, Screen]) => <Route key={path} path={path} element={<Screen />} />);

interface RoutesProps {
  /** Displayed for an address that is not one of the game. */
  readonly unknown: ReactNode;
}

/** Every address of the game. The step's screen is loaded first, the others a moment later. */
function GameRoutes({ unknown }: RoutesProps) {
  return (
    <Routes>
      <Route element={<PlayerOnly />}>
        <Route element={<GameShell />}>
          {toRoutes(always)}
          <Route element={<RequireStory />}>{toRoutes(ofStory)}</Route>
          <Route path="/home/app/*" element={<Navigate to="/home" replace />} />
        </Route>
      </Route>
      <Route path="*" element={isTrial ? <Navigate to="/home" replace /> : unknown} />
    </Routes>
  );
}

/** Resolves once the page of a server-rendered step can be rendered again, for hydration. */
export async function openGame(): Promise<ComponentType<RoutesProps>> {
  const page = getState().status.status?.view?.page;
  if (page) await loadPage(page.address).catch(() => undefined);
  return GameRoutes;
}
