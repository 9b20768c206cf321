import { activation } from './beside/activation.tsx';
import { papers } from './beside/papers.tsx';
import { party } from './beside/party.tsx';
import { report } from './beside/report.tsx';
import { settings } from './beside/settings.tsx';
import { tutorial } from './beside/tutorial.tsx';

/** Sentences of the game's screens beside the route. */
export const beside = {
  cancel: 'Annuler',
  refuse: 'Refuser',
  activation,
  papers,
  party,
  report,
  settings,
  tutorial,
};
