import { scenarioOnStage } from '../../workshop/stage/start-scene.ts';
import { screen } from '../../workshop/stage/screen.tsx';
import { allOpened, atEnd, atStart } from '../../workshop/stage/standing.ts';

export default { title: 'Écrans/Joueur/Documents' };

const documents = screen('/document', { role: 'player', arrive: atStart });

export const Unread = documents({ shows: 'Nouveau' });
export const Read = documents({ arrive: allOpened(atStart), shows: scenarioOnStage.documents[0]?.title });
export const Many = documents({ arrive: atEnd, shows: 'Pièce n° 5' });
export const SmallScreen = documents({ long: true, shows: 'Votre lettre', on: 'small' });
