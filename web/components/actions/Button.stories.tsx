import type { Meta, StoryObj } from '@storybook/react-vite';
import { onNight, onPaper, small } from '../../workshop/stage/frames.tsx';
import { LONG_WORDS } from '../../workshop/stage/lengthen.ts';
import { Button, ButtonLink } from './Button.tsx';

function Buttons({ children = 'Continuer' }: { readonly children?: string }) {
  return (
    <>
      <Button primary>{children}</Button>
      <Button>{children}</Button>
      <Button className="button--small">{children}</Button>
      <Button disabled>{children}</Button>
      <Button primary aria-busy>
        Un instant…
      </Button>
      <ButtonLink to="/">{children}</ButtonLink>
    </>
  );
}

const meta = { title: 'Composants/Bouton', component: Buttons } satisfies Meta<typeof Buttons>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnPaper: Story = { decorators: [onPaper] };
export const OnNight: Story = { decorators: [onNight] };
export const LongText: Story = {
  decorators: [onPaper],
  args: { children: LONG_WORDS },
  ...small,
};
