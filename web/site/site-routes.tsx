import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';
import { LegalNoticePage, TermsOfSalePage, TermsOfUsePage } from './LegalPage.tsx';

const Landing = lazy(async () => ({ default: (await import('./Landing.tsx')).Landing }));

/** The pages of the site proper; they stand inside PublicShell. */
export const siteRoutes: readonly RouteObject[] = [
  { path: '/', element: <Landing /> },
  { path: '/legal', element: <LegalNoticePage /> },
  { path: '/cgv', element: <TermsOfSalePage /> },
  { path: '/login/cgu', element: <TermsOfUsePage /> },
];
