import { press } from '../../workshop/stage/actions.ts';
import { screen } from '../../workshop/stage/screen.tsx';
import { atEnd } from '../../workshop/stage/standing.ts';

export default { title: 'Écrans/Joueur/Rapport' };

const report = screen('/home/app/report', { role: 'player', arrive: atEnd, shows: 'Rapport du Contrôle' });

const CALL = 'GET user/report';
export const Usual = report();
export const Short = report({ overrides: { [CALL]: 'short' } });
export const Full = report({ overrides: { [CALL]: 'full' } });
export const HiddenAnswers = report({
  overrides: { [CALL]: 'hidden' },
  then: 'dont aucune ne se laisse citer',
});
export const LongNames = report({ overrides: { [CALL]: 'longNames' }, long: true });
export const Wide = report({ on: 'wide' });
export const SmallScreen = report({ overrides: { [CALL]: 'longNames' }, long: true, on: 'small' });
export const KeptAsPicture = report({ does: press(/image/u), then: 'dans vos téléchargements' });
export const KeptAsSheet = report({ does: press(/PDF/u), then: 'dans vos téléchargements' });
export const Lost = report({ overrides: { [CALL]: 'unreachable' }, shows: 'Réessayer' });
