import { formatList } from '../../../engine/public.ts';
import type { beside as french } from '../fr/beside.tsx';
import { activation } from './beside/activation.tsx';
import { notebook, party } from './beside/party.tsx';
import { settings } from './beside/settings.tsx';

type Beside = typeof french;

const tutorial: Beside['tutorial'] = {
  cards: {
    1: {
      title: 'The application',
      text: 'The large stamp opens what the step asks for: a code, a place, a frequency. It changes as you go along.',
    },
    2: {
      title: 'The bar',
      text: 'Always under your thumb: the Desk, to come back here; the hints, if you are stuck; the opening hours, to be checked before you walk.',
    },
    3: {
      title: 'Your account',
      text: 'Your address, the legal texts and the way out are there. This tutorial can be run again whenever you like.',
    },
    4: {
      title: 'Over to you',
      text: 'Begin by reading your documents. On the way, look where you are walking: there is no wall to climb and no door to force.',
    },
  },
  place: (step, count) => `${step} of ${count}`,
  next: 'Next',
};

const heading = 'Control’s report on the recruit';

const report: Beside['report'] = {
  title: 'Report',
  failed: (reason) => `The report could not be opened. ${reason}`,
  company: 'The Company',
  service: 'Office of Control',
  office: (city) => `${city} office`,
  reference: (reference) => `Ref. ${reference}`,
  heading,
  mayBeShown: 'The present sheet contains no answer. It may be shown.',
  documentTitle: (city) => `${heading}, ${city}`,
  fileName: (city) => `Control report ${city}`,
  names: {
    title: 'There were several of you',
    note: 'Each answers for their own first name. It is written nowhere but on the sheet.',
    heading: 'Present',
    list: (names) => `${formatList(names, 'en')}.`,
  },
  keepPicture: 'Keep a picture',
  keepSheet: 'Keep a sheet to print (PDF)',
};

const keep: Beside['keep'] = {
  picture: {
    shared: 'The picture is on its way',
    saved: 'The picture is in your downloads',
  },
  pdf: 'The sheet is in your downloads',
  noPicture: 'This browser cannot make the picture. Keep the sheet to print instead.',
  print: 'Print',
  inked: 'In ink: your walk and its postmarks.',
};

const keepsake: Beside['keepsake'] = {
  title: 'To keep, and to show',
  toKeys: 'Keep or share',
  note: 'The picture has your route and numbered postmarks, with no street name and no answer.',
  tall: 'Share the tall picture',
  square: 'Share the square picture',
  card: 'Keep a postcard (A6, PDF)',
  postcard: 'Postcard',
  map: 'See your walk on the map',
  fileName: (city) => `Sheet of stamps ${city}`,
  foundBy: (name) => `found by ${name}`,
  order: (price) => <>Receive the sheet by post — {price}</>,
};

const papers: Beside['papers'] = {
  giftTo: (name) => `For ${name}`,
  giftFrom: (name) => `A present from ${name}`,
  giftLine: (line) => `“${line}”`,
  stub: (city) => `Stub to keep: ${city}`,
  slip: {
    title: 'Packing slip',
    order: 'Order',
    city: 'Investigation',
    recipient: 'For',
    giver: 'A present from',
    contents: 'In this envelope:',
    letter: 'The letter',
    copies: (title, copies) => `${title}, ${copies} copies`,
    stub: 'The stub',
    missing: (site) => `Is something missing? Tell us: ${site}`,
  },
};

/** Sentences of the game's screens beside the route. */
export const beside: Beside = {
  cancel: 'Cancel',
  refuse: 'Refuse',
  activation,
  keep,
  keepsake,
  notebook,
  papers,
  party,
  report,
  settings,
  tutorial,
};
