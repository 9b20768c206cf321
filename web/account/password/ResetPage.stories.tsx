import { inOrder, press, type } from '../../workshop/stage/actions.ts';
import { screen } from '../../workshop/stage/screen.tsx';

export default { title: 'Écrans/Compte/Mot de passe' };

const ASK = 'POST user/password/reset';
const CHOOSE = 'POST user/password/new';
const asking = screen('/password/reset', { shows: 'Recevoir le lien' });
const choosing = screen('/password/reset?id=1&token=2', { shows: 'Changer le mot de passe' });
const ask = inOrder(type('Email', 'recrue@poste.example'), press('Recevoir le lien'));
const choose = inOrder(
  type('Nouveau mot de passe', 'huit lettres'),
  type('Confirmation', 'huit lettres'),
  press('Changer le mot de passe'),
);

export const Asking = asking();
export const Wrong = asking({ does: press('Recevoir le lien'), then: 'Mail invalide' });
export const Sent = asking({ does: ask, then: 'Mail envoyé' });
export const UnknownAccount = asking({
  overrides: { [ASK]: 'unknownAccount' },
  does: ask,
  then: 'Compte inexistant',
});
export const Delayed = asking({ overrides: { [ASK]: 'delayed' }, does: ask, then: 'il est gardé' });
export const Choosing = choosing();
export const TooShort = choosing({ does: press('Changer le mot de passe'), then: 'Mot de passe trop court' });
export const Changed = choosing({ does: choose, then: 'Changement confirmé' });
export const TooOld = choosing({
  overrides: { [CHOOSE]: 'tooOld' },
  does: choose,
  then: 'Le lien utilisé a expiré',
});
export const SmallScreen = choosing({
  overrides: { [CHOOSE]: 'unavailable' },
  does: choose,
  then: 'Une erreur',
  on: 'small',
});
