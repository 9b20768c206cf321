import { press } from '../../workshop/stage/actions.ts';
import { scenarioOnStage } from '../../workshop/stage/start-scene.ts';
import { screen } from '../../workshop/stage/screen.tsx';
import { allOpened, atStart } from '../../workshop/stage/standing.ts';

export default { title: 'Écrans/Joueur/Document' };

/** The first document with this field in its infos, else the first document. */
const slugWith = (info: string): string =>
  (scenarioOnStage.documents.find((entry) => info in (entry.infos ?? {})) ?? scenarioOnStage.documents[0])
    ?.slug ?? '';
const pathWith = (info: string): string => `/document/${slugWith(info)}`;

const document = screen(pathWith('recipient'), { role: 'player', arrive: allOpened(atStart), shows: 'sur' });

export const Order = document({ then: 'recrue' });
export const Transcript = document({ path: pathWith('segments') });
export const Plan = document({ path: pathWith('center') });
export const Lost = document({ hasNoPages: true, then: 'Réessayer' });
export const LongText = document({ long: true });
export const SmallScreen = document({ long: true, on: 'small' });
/** On the sorting table, between the desk and the list it was opened from. */
export const PinnedPlan = document({
  path: pathWith('center'),
  on: 'wide',
  shows: 'Bureau',
  does: press('Épingler'),
  then: 'Détacher',
});
export const SmallPlan = document({ path: pathWith('center'), on: 'small' });
