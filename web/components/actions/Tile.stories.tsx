import type { Meta, StoryObj } from '@storybook/react-vite';
import type { TileId, TileView } from '../../../engine/public.ts';
import { onPaper, small } from '../../workshop/stage/frames.tsx';
import { LONG_WORDS } from '../../workshop/stage/lengthen.ts';
import { Tile } from './Tile.tsx';
import { tileEngravings } from '../engravings/TilePicture.tsx';

const tile: TileView = { id: 'code', label: 'Code', to: '/home/app/code', disabled: false, isNew: false };

const AllTiles = () => (
  <>
    {(Object.keys(tileEngravings) as TileId[]).map((id) => (
      <Tile key={id} tile={{ ...tile, id, label: id, to: `/${id}` }} />
    ))}
  </>
);

const meta = {
  title: 'Composants/Timbre',
  component: Tile,
  decorators: [onPaper],
  args: { tile },
} satisfies Meta<typeof Tile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const First: Story = { args: { first: true, value: 'CIE 7' } };
export const New: Story = { args: { tile: { ...tile, isNew: true } } };
export const NotThereYet: Story = { args: { tile: { ...tile, disabled: true, label: 'Piste' } } };
export const All: Story = { render: AllTiles };
export const LongText: Story = {
  args: { tile: { ...tile, label: LONG_WORDS, isNew: true }, first: true, value: 'CIE 117' },
  ...small,
};
