import type { Meta } from '@storybook/react-vite';
import { screen } from '../../../.storybook/stage/screen.tsx';

const meta = { title: 'Écrans/Bureau/Lettres' } satisfies Meta;
export default meta;

const LETTER = 'GET admin/orders/:/letter';
const letters = screen('/admin/orders/PLI417/letter', { role: 'staff', shows: 'Pli PLI417', on: 'wide' });

export const OneOrder = letters();
export const Batch = letters({ path: '/admin/batches/1/letters' });
export const Loading = letters({ twists: { [LETTER]: 'never' }, shows: 'Les feuilles se préparent' });
export const NotArrived = letters({ twists: { [LETTER]: 'unavailable' }, shows: 'Les feuilles ne sont pas arrivées' });
export const SheetMissing = letters({ isTorn: true, shows: 'Une feuille manque' });
export const SmallScreen = letters({ long: true, on: 'small' });
