import type { Meta } from '@storybook/react-vite';
import { screen } from '../../workshop/stage/screen.tsx';

const meta = { title: 'Écrans/Site/Page introuvable' } satisfies Meta;
export default meta;

const nowhere = screen('/une/adresse/qui/n-existe-pas', { shows: 'demi-tour' });

export const Usual = nowhere();
export const SmallScreen = nowhere({ on: 'small' });
