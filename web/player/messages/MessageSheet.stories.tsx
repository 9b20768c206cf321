import { scenarioOnStage } from '../../workshop/stage/start-scene.ts';
import { screen } from '../../workshop/stage/screen.tsx';
import { allOpened, withMessages } from '../../workshop/stage/standing.ts';

export default { title: 'Écrans/Joueur/Message' };

const [first] = scenarioOnStage.messages;
const path = `/home/messages/${first?.slug ?? ''}`;
const message = screen(path, { role: 'player', arrive: allOpened(withMessages), shows: first?.author });

export const Usual = message();
export const JustArrived = message({ path: `${path}?appear`, arrive: withMessages });
export const Lost = message({ hasNoPages: true, then: 'Réessayer' });
export const LongText = message({ long: true });
export const SmallScreen = message({ long: true, on: 'small' });
