import { cityAddress, site } from '../../state/site.ts';
import { screen } from '../../workshop/stage/screen.tsx';

export default { title: 'Écrans/Site/Ville' };

const address = cityAddress(site.outings.find(({ page }) => page)?.page?.slug ?? '');
const city = screen(address, { shows: 'Ce que l’on voit' });

export const Usual = city();
export const English = city({ path: `/en${address}`, shows: 'What you see' });
export const Wide = city({ on: 'wide' });
export const SmallScreen = city({ on: 'small' });
