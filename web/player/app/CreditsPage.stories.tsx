import { screen } from '../../workshop/stage/screen.tsx';
import { standingAfter, where } from '../../workshop/stage/standing.ts';

export default { title: 'Écrans/Joueur/Générique' };

const WEEK_MS = 7 * 24 * 60 * 60_000;

const atCredits = where(({ tiles }) => tiles[0]?.id === 'credits');
const credits = screen('/home/app/credits', {
  role: 'player',
  arrive: atCredits,
  shows: 'Merci d’avoir ouvert',
});

export const Usual = credits({ then: 'Une autre ville' });
/** A present: its giver has the last word, once no message of the story is under way. */
export const Gift = credits({
  arrive: standingAfter(atCredits, WEEK_MS),
  giftFrom: 'Tante Léa',
  lastWord: 'Tu as marché plus que moi à ton âge.\nLa suite est chez moi, dimanche. Apporte le dessert.',
  then: 'Un mot de Tante Léa',
});
export const Lost = credits({ hasNoPages: true, then: 'Réessayer' });
export const SmallScreen = credits({ long: true, on: 'small' });
