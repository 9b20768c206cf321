import { screen } from '../../workshop/stage/screen.tsx';

export default { title: 'Écrans/Site/Accueil' };

const landing = screen('/', { shows: 'Suivez-nous' });

export const Usual = landing();
export const English = landing({ path: '/en/', shows: 'Follow us' });
export const Wide = landing({ on: 'wide' });
export const Landscape = landing({ on: 'landscape' });
export const SmallScreen = landing({ on: 'small' });
