import type { pages as french } from '../../fr/game/pages.tsx';
import { repeated } from '../repeated.ts';

const reference = 'Ref.';
const date = 'Date';

/** Pages of a city and the papers on which they are printed. */
export const pages: typeof french = {
  loading: 'The packet is opening…',
  failed: 'This packet will not open: check your connection.',
  emblem: 'Emblem of the Company: a finned ball on the water',
  qrCode: 'Code to scan',
  blackened: '(blacked out)',
  contact: 'the Company',
  head: {
    company: ['The', 'Company'],
    service: 'Languishing letters department',
    founded: (years) => <>founded during the siege, winter {years('1870-1871')}</>,
    office: (city) => `Office: ${city}, counter closed`,
    reference,
    date,
    pieces: 'Encl.',
    unfolded: (count) => `${count}, do not fold`,
    address: ['To whoever opens this', 'Poste restante'],
  },
  coupon: {
    title: 'Stub to keep',
    scan: 'Scan this square, or take this code to the counter:',
    rules:
      'It works once, then on up to six telephones. By activating it you begin the investigation and give up your right of withdrawal. No letter is ever lost.',
  },
  sheet: {
    recipient: 'Handed to',
    date,
    called: 'Call of',
    transcribed: 'Transcribed on',
    length: 'Length',
    file: (city) => `Dossier: ${city}`,
    piece: (number, letter) => (
      <>
        {number === undefined ? 'Packet' : `Item ${number} of packet`} {letter}
      </>
    ),
    service: 'Languishing letters',
    reference,
    office: (company, city) => (
      <>
        {company(repeated.letterhead)}
        {city === undefined ? null : <>, office: {city}</>}
      </>
    ),
    advice: 'To be read standing and put away folded',
  },
  sound: {
    play: 'Listen',
    stop: 'Stop',
    silent: 'No sound? Turn off silent mode, or read what follows.',
    transcript: 'What can be heard',
  },
  map: {
    loading: 'The map is unfolding…',
    failed: 'The map will not open: check your connection.',
    drawing: (title) => `${title}: the version in words follows`,
    enlarge: 'Enlarge',
    text: 'The map in words',
    margin: (title) => `In the margin: ${title}`,
  },
};
