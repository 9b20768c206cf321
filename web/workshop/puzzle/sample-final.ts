import type { FinalView } from '../../../engine/public.ts';

/** A final application with a short loading time. */
export const sampleFinal: FinalView = {
  label: 'port.exe',
  header: 'port.exe',
  subheader: 'Une taille, des flèches, un mot.',
  least: 1,
  most: 9,
  select: 'Sélectionner',
  open: 'Accéder',
  placeholder: 'Rendez-Vous',
  patterns: {
    '3': ['→↓←', '↑→↓', '↑←↓'],
    '9': [
      '↑→↑→→→→↑←',
      '↓←→→→↑↑→←',
      '↓←→↑↑→↑↓↓',
      '→↓↓↓↑←→↓←',
      '↑↑←↓↓→→→→',
      '↓↑↓←→↑↑↑↓',
      '→↑←↑↑↑←→↑',
      '→↑←↑←↑↓↑↓',
      '→→↑←→↑↑↑→',
    ],
  },
  loadingFactor: 0.04,
  links: [
    { label: 'Relire le message', to: '/home/messages/bonjour' },
    { label: 'Ouvrir le carré', to: '/document/carre' },
  ],
};
