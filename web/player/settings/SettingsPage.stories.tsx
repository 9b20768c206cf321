import { inOrder, press, type } from '../../workshop/stage/actions.ts';
import { screen } from '../../workshop/stage/screen.tsx';
import { atStart } from '../../workshop/stage/standing.ts';

export default { title: 'Écrans/Joueur/Compte' };

const settings = screen('/home/settings', { role: 'player', arrive: atStart, shows: 'Se déconnecter' });
const devices = press('Appareils connectés');
const deletion = inOrder(
  press('Supprimer mon compte'),
  press('Continuer'),
  type('Mot de passe', 'huit lettres'),
  press('Supprimer définitivement'),
);

export const Usual = settings();
export const Staff = settings({ role: 'staff', then: 'Administration' });
export const NoOrder = settings({ arrive: undefined });
export const UnprovedMail = settings({
  overrides: { 'GET user/check': 'unproved' },
  then: 'Recevoir le mail',
});
export const Devices = settings({ does: devices, then: 'Un autre appareil' });
export const OnlyThisDevice = settings({
  overrides: { 'GET user/sessions': 'onlyThisOne' },
  does: devices,
  then: 'Cet appareil Connecté le',
});
export const DevicesLoading = settings({
  overrides: { 'GET user/sessions': 'never' },
  does: devices,
  then: 'Chargement',
});
export const DevicesUnavailable = settings({
  overrides: { 'GET user/sessions': 'unavailable' },
  does: devices,
  then: 'indisponible',
});
export const DataUnavailable = settings({
  overrides: { 'GET user/data': 'unavailable' },
  does: press('Télécharger mes données'),
  then: 'Une erreur est survenue',
});
export const Deleting = settings({ does: press('Supprimer mon compte'), then: 'C’est définitif' });
export const WrongPassword = settings({
  overrides: { 'POST user/delete': 'wrongPassword' },
  does: deletion,
  then: 'Mauvais mot de passe',
});
export const Deleted = settings({ does: deletion, then: 'Votre compte est supprimé' });
export const SmallScreen = settings({ on: 'small', does: devices, then: 'Un autre appareil' });
