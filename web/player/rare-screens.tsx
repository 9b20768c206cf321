import { lazyScreen } from '../components/chunk.ts';

const PartyChunk = lazyScreen('party', async () => (await import('./party/PartyPage.tsx')).PartyPage);
const ReportChunk = lazyScreen('report', async () => (await import('./report/ReportPage.tsx')).ReportPage);

/**
 * Opened to invite somebody, or to see who is there. The addresses of its files stay out of a step's first
 * script.
 */
export const LazyPartyPage = () => <PartyChunk />;

/** Read once, after the end. */
export const LazyReportPage = () => <ReportChunk />;
