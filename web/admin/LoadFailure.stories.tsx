import type { Meta, StoryObj } from '@storybook/react-vite';
import { onBuff, small } from '../workshop/stage/frames.tsx';
import { LONG_WORDS } from '../workshop/stage/lengthen.ts';
import { LoadFailure } from './LoadFailure.tsx';
import type { StaffRequestState } from './use-staff-request.ts';

const unavailable: StaffRequestState = {
  failure: { ok: false, status: 503, error: 'ERROR_SERVER', body: {} },
  retrying: false,
  retry: () => undefined,
};

const meta = {
  title: 'Composants/Pas arrivé',
  component: LoadFailure,
  decorators: [onBuff],
  args: { children: 'Le registre n’est pas arrivé.', of: unavailable },
} satisfies Meta<typeof LoadFailure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Unavailable: Story = {};
export const NoNetwork: Story = {
  args: { of: { ...unavailable, failure: { ok: false, status: 0, error: 'ERROR_NETWORK', body: {} } } },
};
export const Explained: Story = {
  args: {
    of: {
      ...unavailable,
      failure: {
        ok: false,
        status: 409,
        error: 'CONFLICT',
        body: { message: 'Quelqu’un d’autre a été plus rapide.' },
      },
    },
  },
};
export const Retrying: Story = { args: { of: { ...unavailable, retrying: true } } };
export const LongText: Story = { args: { children: LONG_WORDS }, ...small };
