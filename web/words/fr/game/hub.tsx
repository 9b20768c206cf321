import { common } from '../common.tsx';

export const hub = {
  title: common.bar.desk,
  notInitialized: 'Le jeu n’est pas correctement initialisé',
  recap: 'Où j’en étais',
  goOn: (tile: string) => `Continuer : ${tile}`,
  from: 'À la personne qui ouvre',
  /** Above the city's name. */
  address: ['La recrue', 'Poste restante'],
  applications: 'Applications',
  report: 'Le rapport du Contrôle sur vous',
  hours: {
    open: 'Ouvert',
    closing: 'Ferme bientôt',
    closed: common.bar.closed,
    /** The step needs no open place. */
    always: 'À toute heure',
  },
};
