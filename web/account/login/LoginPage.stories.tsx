import { inOrder, press, type } from '../../workshop/stage/actions.ts';
import { screen } from '../../workshop/stage/screen.tsx';

export default { title: 'Écrans/Compte/Connexion' };

const ENTER = 'POST user/authenticate';
const login = screen('/login', { shows: 'Se connecter' });
const enter = inOrder(
  type('Email', 'recrue@poste.example'),
  type('Mot de passe', 'huit lettres'),
  press('Se connecter'),
);

export const Usual = login();
export const LetterWaits = login({ path: '/a/PLI417', shows: 'Votre lettre vous attend' });
export const Missing = login({ does: press('Se connecter'), then: 'Le mail est obligatoire' });
export const UnknownMail = login({
  overrides: { [ENTER]: 'unknownMail' },
  does: enter,
  then: 'Mail inexistant',
});
export const WrongPassword = login({
  overrides: { [ENTER]: 'wrongPassword' },
  does: enter,
  then: 'Mauvais mot de passe',
});
export const SecondFactor = login({
  overrides: { [ENTER]: 'secondFactor' },
  does: enter,
  then: 'Code à six chiffres',
});
export const Sending = login({ overrides: { [ENTER]: 'never' }, does: enter, then: 'Un instant' });
export const Unavailable = login({
  overrides: { [ENTER]: 'unavailable' },
  does: enter,
  then: 'ERROR_SERVER',
});
export const NotStored = login({
  overrides: { [ENTER]: 'notStored' },
  does: enter,
  then: 'ne peut rien enregistrer',
});
export const NoCookies = login({
  overrides: { 'GET user/check': 'expired' },
  does: enter,
  then: 'refuse les cookies',
});
export const SmallScreen = login({ path: '/a/PLI417', shows: 'Votre lettre vous attend', on: 'small' });
