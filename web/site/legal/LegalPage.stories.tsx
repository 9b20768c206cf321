import type { Meta } from '@storybook/react-vite';
import { screen } from '../../workshop/stage/screen.tsx';

const meta = { title: 'Écrans/Site/Textes légaux' } satisfies Meta;
export default meta;

const legal = screen('/legal', { shows: 'Mentions légales' });

export const Notice = legal();
export const TermsOfSale = legal({ path: '/cgv', shows: 'Conditions' });
export const TermsOfUse = legal({ path: '/login/cgu', shows: 'Conditions' });
export const Accessibility = legal({ path: '/accessibilite', shows: 'Accessibilité' });
export const Wide = legal({ path: '/cgv', shows: 'Conditions', on: 'wide' });
export const SmallScreen = legal({ path: '/cgv', shows: 'Conditions', on: 'small' });
