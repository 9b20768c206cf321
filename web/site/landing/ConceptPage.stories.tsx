import { screen } from '../../workshop/stage/screen.tsx';

export default { title: 'Écrans/Site/Concept' };

const concept = screen('/concept', { shows: 'Retour à l’accueil' });

export const Usual = concept();
export const English = concept({ path: '/en/concept', shows: 'Back to the front page' });
export const Wide = concept({ on: 'wide' });
export const SmallScreen = concept({ on: 'small' });
