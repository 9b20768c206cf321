import type { Meta } from '@storybook/react-vite';
import { unfold } from '../../../.storybook/stage/hands.ts';
import { screen } from '../../../.storybook/stage/screen.tsx';

const meta = { title: 'Écrans/Bureau/Chiffres' } satisfies Meta;
export default meta;

const funnel = screen('/admin/funnel', { role: 'staff', shows: 'parties commencées', on: 'wide' });

export const Usual = funnel({ does: unfold(/Lignes à coller/), then: 'replies' });
export const Loading = funnel({ twists: { 'GET admin/funnel': 'never' }, shows: 'Les chiffres arrivent' });
export const NoCity = funnel({ twists: { 'GET admin/cities': 'none' }, shows: 'Les chiffres arrivent' });
export const SmallScreen = funnel({ long: true, does: unfold(/Lignes à coller/), then: 'replies', on: 'small' });
