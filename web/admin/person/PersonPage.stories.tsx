import { screen } from '../../workshop/stage/screen.tsx';

export default { title: 'Écrans/Bureau/Personne' };

const person = screen('/admin/person?email=camille.roux%40exemple.test', {
  role: 'staff',
  shows: 'Cette page a été ouverte',
  on: 'wide',
});

export const Usual = person();
export const Unknown = person({
  overrides: { 'POST admin/person': 'unknown' },
  shows: 'Rien n’est gardé sous cette adresse',
});
export const SmallScreen = person({ long: true, on: 'small' });
