import { screen } from '../../workshop/stage/screen.tsx';

export default { title: 'Écrans/Site/Page introuvable' };

const nowhere = screen('/une/adresse/qui/n-existe-pas', { shows: 'demi-tour' });

export const Usual = nowhere();
export const SmallScreen = nowhere({ on: 'small' });
