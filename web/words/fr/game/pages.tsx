import type { ReactNode } from 'react';
import { common } from '../common.tsx';

type Part = (text: string) => ReactNode;

const reference = 'Réf.';
const date = 'Date';

/** Pages of a city and the papers on which they are printed. */
export const pages = {
  loading: 'Le pli s’ouvre…',
  failed: 'Ce pli ne s’ouvre pas : vérifiez votre connexion.',
  emblem: 'Emblème de la Compagnie : une boule à ailettes sur l’eau',
  qrCode: 'Code à scanner',
  /** For the ear, in place of black bars. */
  blackened: '(passé à l’encre)',
  /** Where no contact address is known. */
  contact: 'la Compagnie',
  head: {
    company: ['La', 'Compagnie'],
    service: 'Service des lettres en souffrance',
    founded: (years: Part) => <>fondé pendant le siège, hiver {years('1870-1871')}</>,
    office: (city: string) => `Bureau : ${city}, guichet fermé`,
    reference,
    date,
    pieces: 'Pièces',
    unfolded: (count: number) => `${count}, à ne pas plier`,
    /** Above the city's name. */
    address: ['À la personne qui ouvre', 'Poste restante'],
  },
  coupon: {
    title: 'Talon à garder',
    scan: 'Scannez ce carré, ou portez ce code au guichet :',
    rules:
      'Un seul usage, puis jusqu’à six téléphones. En l’activant, vous commencez l’enquête et renoncez à votre droit de rétractation. Aucune lettre ne s’égare.',
  },
  sheet: {
    recipient: 'Remis à',
    date,
    called: 'Appel du',
    transcribed: 'Transcrit le',
    length: 'Durée',
    file: (city: string) => `Dossier : ${city}`,
    /** `number`: none for the letter itself. */
    piece: (number: number | undefined, letter: ReactNode) => (
      <>
        {number === undefined ? 'Pli' : `Pièce n° ${number} du pli`} {letter}
      </>
    ),
    service: 'Lettres en souffrance',
    reference,
    /** Head of a map. `city`: where the sheet belongs to a file. */
    office: (company: Part, city: string | undefined) => (
      <>
        {company(common.letterhead)}
        {city === undefined ? null : <>, bureau : {city}</>}
      </>
    ),
    advice: 'À consulter debout, à ranger plié',
  },
  sound: {
    play: 'Écouter',
    stop: 'Arrêter',
    silent: 'Pas de son ? Ôtez le mode silencieux, ou lisez ce qui suit.',
    transcript: 'Ce que l’on entend',
  },
  map: {
    loading: 'Le plan se déplie…',
    failed: 'Le plan ne s’ouvre pas : vérifiez votre connexion.',
    drawing: (title: string) => `${title} : la version en toutes lettres suit`,
    enlarge: 'Agrandir',
    text: 'Le plan en toutes lettres',
    margin: (title: string) => `En marge : ${title}`,
  },
};
