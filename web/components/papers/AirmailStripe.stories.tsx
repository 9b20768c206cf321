import type { Meta, StoryObj } from '@storybook/react-vite';
import { alone } from '../../workshop/stage/frames.tsx';
import { AirmailStripe } from './AirmailStripe.tsx';

const meta = { title: 'Composants/Liseré', component: AirmailStripe, decorators: [alone] } satisfies Meta<
  typeof AirmailStripe
>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
