import { papers } from './beside/papers.tsx';
import { report } from './beside/report.tsx';

/** Sentences of the game's screens beside the route. */
export const beside = { papers, report };
