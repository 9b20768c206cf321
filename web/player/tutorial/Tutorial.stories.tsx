import { screen } from '../../workshop/stage/screen.tsx';
import { allOpened, atStart } from '../../workshop/stage/standing.ts';

export default { title: 'Écrans/Joueur/Tutoriel' };

const home = screen('/home', { role: 'player', arrive: allOpened(atStart) });

export const Application = home({ clientState: { tutorialStep: 1 }, shows: '1 sur 4' });
export const Bar = home({ clientState: { tutorialStep: 2 }, shows: '2 sur 4' });
export const Account = home({ clientState: { tutorialStep: 3 }, shows: '3 sur 4' });
export const End = home({ clientState: { tutorialStep: 4 }, shows: '4 sur 4' });
export const SmallScreen = home({ clientState: { tutorialStep: 2 }, shows: '2 sur 4', on: 'small' });
