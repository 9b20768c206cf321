import { inOrder, press, type } from '../../workshop/stage/actions.ts';
import { screen } from '../../workshop/stage/screen.tsx';

export default { title: 'Écrans/Site/Rétractation' };

const SEND = 'POST withdrawal';
const LONG_REFERENCE = 'CMD-2026-0417-BIS-ENVOYEE-EN-DEUX-PLIS-DISTINCTS';
const page = screen('/retractation', { shows: 'Continuer' });
const fill = (reference: string) =>
  inOrder(
    type('Numéro de commande, ou code de la lettre', reference),
    type('Email, pour l’accusé de réception', 'recrue@poste.example'),
    press('Continuer'),
  );
const confirm = (reference: string) => inOrder(fill(reference), press('Confirmer la rétractation'));

export const Form = page();
export const Missing = page({ does: press('Continuer'), then: 'Indiquez le numéro' });
export const Review = page({ does: fill('PLI417'), then: 'Relisez avant de confirmer' });
export const Sending = page({ overrides: { [SEND]: 'never' }, does: confirm('PLI417'), then: 'Un instant' });
export const Unavailable = page({
  overrides: { [SEND]: 'unavailable' },
  does: confirm('PLI417'),
  then: 'Une erreur est survenue',
});
export const NotStored = page({
  overrides: { [SEND]: 'notStored' },
  does: confirm('PLI417'),
  then: 'ne peut rien enregistrer',
});
export const Received = page({ does: confirm('PLI417'), then: 'est enregistrée' });
export const SmallScreen = page({ does: confirm(LONG_REFERENCE), then: 'est enregistrée', on: 'small' });
export const ReceivedWithoutScript = screen('/retractation?received=true', { shows: 'est enregistrée' })();
