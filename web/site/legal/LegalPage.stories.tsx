import { screen } from '../../workshop/stage/screen.tsx';

export default { title: 'Écrans/Site/Textes légaux' };

const legal = screen('/legal', { shows: 'Mentions légales' });

export const Notice = legal();
export const TermsOfSale = legal({ path: '/cgv', shows: 'Conditions' });
export const TermsOfUse = legal({ path: '/login/cgu', shows: 'Conditions' });
export const Accessibility = legal({ path: '/accessibilite', shows: 'Accessibilité' });
export const Wide = legal({ path: '/cgv', shows: 'Conditions', on: 'wide' });
export const SmallScreen = legal({ path: '/cgv', shows: 'Conditions', on: 'small' });
