import { formatList, ofName } from '../../../../engine/public.ts';

const heading = 'Rapport du Contrôle sur la recrue';

/** The report on a finished game, on the screen and on its printed sheet. */
export const report = {
  title: 'Rapport',
  failed: (reason: string) => `Le rapport n’a pas pu s’ouvrir. ${reason}`,
  company: 'La Compagnie',
  service: 'Bureau du Contrôle',
  office: (city: string) => `Bureau ${ofName(city, 'fr')}`,
  reference: (reference: string) => `Réf. ${reference}`,
  heading,
  mayBeShown: 'La présente feuille ne contient aucune réponse. Elle peut être montrée.',
  documentTitle: (city: string) => `${heading}, ${city}`,
  /** Made a name of plain letters and hyphens. */
  fileName: (city: string) => `Rapport du Contrôle ${city}`,
  names: {
    title: 'Vous étiez plusieurs',
    note: 'Chacun répond pour son prénom. Rien ne s’écrit ailleurs que sur la feuille.',
    heading: 'Étaient présents',
    list: (names: readonly string[]) => `${formatList(names, 'fr')}.`,
  },
  keepPicture: 'Garder une image',
  keepSheet: 'Garder une feuille à imprimer (PDF)',
  kept: {
    picture: 'L’image est dans vos téléchargements',
    pdf: 'La feuille est dans vos téléchargements',
  },
  noPicture: 'Ce navigateur ne sait pas faire l’image. Gardez plutôt la feuille à imprimer.',
};
