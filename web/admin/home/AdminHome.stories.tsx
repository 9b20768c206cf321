import { inOrder, press, type } from '../../workshop/stage/actions.ts';
import { screen } from '../../workshop/stage/screen.tsx';
import { atStart } from '../../workshop/stage/standing.ts';

export default { title: 'Écrans/Bureau/Guichet' };

const home = screen('/admin', { role: 'staff', arrive: atStart, shows: 'Ma partie', on: 'wide' });

export const Usual = home({ then: 'PLI417' });
export const NoOrder = home({ arrive: undefined });
export const Loading = home({ overrides: { 'GET user/status/current': 'never' } });
export const WrongNumber = home({
  does: inOrder(type('Aller à l’étape', 'deux'), press('Changer l’étape')),
  then: 'est un nombre',
});
export const SmallScreen = home({ on: 'small', long: true });
