import type { Meta, StoryObj } from '@storybook/react-vite';
import { alone, small } from '../../workshop/stage/frames.tsx';
import { LONG_WORDS } from '../../workshop/stage/lengthen.ts';
import { Surface } from '../papers/Surface.tsx';
import { Grid, Row, Stack } from './layout.tsx';

function Arranged({ words }: { readonly words: readonly string[] }) {
  const papers = words.map((word) => (
    <Surface key={word} as="li" kind="buff">
      {word}
    </Surface>
  ));
  return (
    <Stack gap={5}>
      <Stack as="ol" gap={2}>
        {papers}
      </Stack>
      <Row as="ul" gap={4} lineGap={1} align="baseline">
        {papers}
      </Row>
      <Grid as="ul" gap={3} least="9rem">
        {papers}
      </Grid>
    </Stack>
  );
}

const meta = {
  title: 'Composants/Disposition',
  component: Arranged,
  decorators: [alone],
  args: { words: ['Une lettre', 'Un colis', 'Une carte postale', 'Un télégramme'] },
} satisfies Meta<typeof Arranged>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const LongText: Story = { args: { words: ['Une lettre', LONG_WORDS] }, ...small };
