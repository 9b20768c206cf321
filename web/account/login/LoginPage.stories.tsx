import type { Meta } from '@storybook/react-vite';
import { inOrder, press, type } from '../../workshop/stage/hands.ts';
import { screen } from '../../workshop/stage/screen.tsx';

const meta = { title: 'Écrans/Compte/Connexion' } satisfies Meta;
export default meta;

const ENTER = 'POST user/authenticate';
const login = screen('/login', { shows: 'Se connecter' });
const enter = inOrder(type('Email', 'recrue@poste.example'), type('Mot de passe', 'huit lettres'), press('Se connecter'));

export const Usual = login();
export const LetterWaits = login({ path: '/a/PLI417', shows: 'Votre lettre vous attend' });
export const Missing = login({ does: press('Se connecter'), then: 'Le mail est obligatoire' });
export const UnknownMail = login({ twists: { [ENTER]: 'unknownMail' }, does: enter, then: 'Mail inexistant' });
export const WrongPassword = login({ twists: { [ENTER]: 'wrongPassword' }, does: enter, then: 'Mauvais mot de passe' });
export const SecondFactor = login({ twists: { [ENTER]: 'secondFactor' }, does: enter, then: 'Code à six chiffres' });
export const Sending = login({ twists: { [ENTER]: 'never' }, does: enter, then: 'Un instant' });
export const Unavailable = login({ twists: { [ENTER]: 'unavailable' }, does: enter, then: 'ERROR_SERVER' });
export const NotStored = login({ twists: { [ENTER]: 'notStored' }, does: enter, then: 'ne peut rien enregistrer' });
export const NoCookies = login({ twists: { 'GET user/check': 'expired' }, does: enter, then: 'refuse les cookies' });
export const SmallScreen = login({ path: '/a/PLI417', shows: 'Votre lettre vous attend', on: 'small' });
