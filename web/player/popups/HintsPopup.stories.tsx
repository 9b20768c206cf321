import { inOrder, press, type, unfold } from '../../workshop/stage/actions.ts';
import { screen } from '../../workshop/stage/screen.tsx';
import { atCrossroads, atEnd, atStart, standingAfter, withHints } from '../../workshop/stage/standing.ts';

export default { title: 'Écrans/Joueur/Indices' };

const NEW_CLUE = 'POST user/status/newClue';
const hints = screen('/home', {
  role: 'player',
  arrive: atStart,
  clientState: { showClue: true },
  shows: 'Révéler un nouvel indice',
});
const reveal = inOrder(press('Révéler un nouvel indice'), press('Oui'));

export const None = hints();
export const Asking = hints({ does: press('Révéler un nouvel indice'), then: 'ne se referme pas' });
export const Revealed = hints({ does: reveal, then: 'Dépêches reçues : 1' });
export const Updating = hints({ overrides: { [NEW_CLUE]: 'never' }, does: reveal, then: 'Mise à jour' });
export const Unavailable = hints({
  overrides: { [NEW_CLUE]: 'unavailable' },
  does: reveal,
  then: 'Le service est indisponible',
});
export const NotStored = hints({
  overrides: { [NEW_CLUE]: 'notStored' },
  does: reveal,
  then: 'ne peut rien enregistrer',
});
export const Waiting = hints({ arrive: withHints(atStart, 1), shows: 'Prochain indice disponible' });
export const Some = hints({ arrive: standingAfter(withHints(atStart, 1)), shows: 'Dépêches reçues : 1' });
export const All = hints({ arrive: withHints(atStart, 'all'), shows: 'Solution Disponible' });
export const NothingToFind = hints({ arrive: atEnd, shows: 'enquête est finie' });
export const Gone = hints({ arrive: atCrossroads, isGone: true, shows: 'Des travaux cachent' });
export const Reporting = hints({
  does: inOrder(
    unfold(/disparu dans la rue/),
    type('Ce que vous voyez', 'Une palissade.'),
    press('Signaler'),
  ),
  then: 'le guichet est prévenu',
});
export const AnotherWay = hints({
  arrive: atCrossroads,
  does: press('Prendre l’autre chemin'),
  then: 'Ce choix est irréversible',
});
export const LongText = hints({
  arrive: withHints(atCrossroads, 'all'),
  isGone: true,
  long: true,
  shows: 'Solution Disponible',
});
export const SmallScreen = hints({
  arrive: withHints(atCrossroads, 'all'),
  long: true,
  shows: 'Solution Disponible',
  on: 'small',
});
