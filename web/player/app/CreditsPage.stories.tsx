import type { Meta } from '@storybook/react-vite';
import { screen } from '../../workshop/stage/screen.tsx';
import { where } from '../../workshop/stage/standing.ts';

const meta = { title: 'Écrans/Joueur/Générique' } satisfies Meta;
export default meta;

const credits = screen('/home/app/credits', {
  role: 'player',
  arrive: where(({ tiles }) => tiles[0]?.id === 'credits'),
  shows: 'Merci d’avoir ouvert',
});

export const Usual = credits({ then: 'Une autre ville' });
/** A present: its giver has the last word. */
export const Gift = credits({
  giftFrom: 'Tante Léa',
  lastWord: 'Tu as marché plus que moi à ton âge.\nLa suite est chez moi, dimanche. Apporte le dessert.',
  then: 'Un mot de Tante Léa',
});
export const Lost = credits({ hasNoPages: true, then: 'Réessayer' });
export const SmallScreen = credits({ long: true, on: 'small' });
