import type { RouteObject } from 'react-router-dom';
import { ScanLink } from '../account/browser/ScanLink.tsx';
import { Navigate } from '../components/actions/navigation.ts';
import { lazyScreen } from '../components/lazy.ts';
import { NotFound } from '../components/status/NotFound.tsx';
import { cityAddress, presentedCities } from '../state/site.ts';
import type * as LegalPages from './legal/LegalPage.tsx';
import { TermsLink } from './legal/TermsLink.tsx';

const legal = (name: keyof typeof LegalPages) =>
  lazyScreen('legal', async () => (await import('./legal/LegalPage.tsx'))[name]);

const LegalNoticePage = legal('LegalNoticePage');
const TermsOfSalePage = legal('TermsOfSalePage');
const TermsOfUsePage = legal('TermsOfUsePage');
const AccessibilityPage = legal('AccessibilityPage');
const Landing = lazyScreen('landing', async () => (await import('./landing/Landing.tsx')).Landing);
const ConceptPage = lazyScreen(
  'concept',
  async () => (await import('./landing/ConceptPage.tsx')).ConceptPage,
);
const CityPage = lazyScreen('city', async () => (await import('./cities/CityPage.tsx')).CityPage);
const CodePage = lazyScreen('code', async () => (await import('./codes/CodePage.tsx')).CodePage);
const UnsubscribePage = lazyScreen(
  'unsubscribe',
  async () => (await import('./newsletter/UnsubscribePage.tsx')).UnsubscribePage,
);
const WithdrawalPage = lazyScreen(
  'withdrawal',
  async () => (await import('./withdrawal/WithdrawalPage.tsx')).WithdrawalPage,
);
const BoughtLettersPage = lazyScreen(
  'bought-letters',
  async () => (await import('./bought/BoughtLettersPage.tsx')).BoughtLettersPage,
);
const LoginPage = lazyScreen('login', async () => (await import('../account/login/LoginPage.tsx')).LoginPage);
const ResetPage = lazyScreen(
  'reset',
  async () => (await import('../account/password/ResetPage.tsx')).ResetPage,
);
const JoinPage = lazyScreen('join', async () => (await import('../account/joining/JoinPage.tsx')).JoinPage);

/** Links from outside, which lead on at once. */
export const linkRoutes: readonly RouteObject[] = [
  { path: '/c/:campaign', element: <Navigate to="/" replace /> },
  { path: '/a/:code', element: <ScanLink /> },
];

/** Pages for visitors, inside PublicShell. A logged-in player is redirected to the game. */
export const siteRoutes: readonly RouteObject[] = [
  { path: '/', element: <Landing /> },
  { path: '/concept', element: <ConceptPage /> },
  ...presentedCities('fr').map(({ page: { slug } }) => ({
    path: cityAddress(slug),
    element: <CityPage slug={slug} />,
  })),
  { path: '/code', element: <CodePage /> },
  { path: '/legal', element: <LegalNoticePage /> },
  { path: '/cgv', element: <TermsOfSalePage /> },
  { path: '/login', element: <LoginPage /> },
  { path: '/login/cgu', element: <TermsOfUsePage /> },
];

/** Pages for everyone, logged in or not. The reset page itself needs the link of a mail. */
export const openRoutes: readonly RouteObject[] = [
  { path: '/password/reset', element: <ResetPage /> },
  { path: '/r', element: <JoinPage /> },
  { path: '/r/:code', element: <JoinPage /> },
  { path: '/suivi/:link', element: <BoughtLettersPage /> },
  { path: '/unsubscribe', element: <UnsubscribePage /> },
  { path: '/retractation', element: <WithdrawalPage /> },
  { path: '/accessibilite', element: <AccessibilityPage /> },
  { path: '/cgu', element: <TermsLink /> },
  { path: '*', element: <NotFound /> },
];
