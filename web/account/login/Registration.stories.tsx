import { inOrder, press, tick, type } from '../../workshop/stage/actions.ts';
import { screen } from '../../workshop/stage/screen.tsx';

export default { title: 'Écrans/Compte/Inscription' };

const registration = screen('/login?register=true', { shows: 'Créer le compte' });
const PASSWORD = 'huit lettres';
const register = inOrder(
  type('Email', 'recrue@poste.example'),
  type('Mot de passe', PASSWORD),
  type('Confirmation', PASSWORD),
  tick(/J’accepte/),
  press('Créer le compte'),
);

export const Usual = registration();
export const TermsNotAccepted = registration({
  does: press('Créer le compte'),
  then: 'Veuillez accepter les conditions',
});
export const Taken = registration({
  overrides: { 'POST user/register': 'taken' },
  does: register,
  then: 'Mail déjà utilisé',
});
export const NotStored = registration({
  overrides: { 'POST user/register': 'notStored' },
  does: register,
  then: 'ne peut rien enregistrer',
});
export const Created = registration({ does: register, then: 'Le compte a été créé' });
export const SmallScreen = registration({
  does: press('Créer le compte'),
  then: 'Veuillez accepter',
  on: 'small',
});
