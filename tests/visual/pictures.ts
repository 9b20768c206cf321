import type { Page } from 'playwright-core';
import { newcomer, nobody, player, staff, type Standing } from './standings.ts';

/** Window of a telephone, of a small telephone or of a desktop computer, or a printed sheet. */
export type Size = 'phone' | 'small' | 'desk' | 'sheet';

/** A screen with its name, its path and its viewer. The name is also the file name of its stored picture. */
export interface Picture {
  readonly name: string;
  readonly path: string;
  readonly as: Standing;
  readonly size?: Size;
  /** Actions before the picture is taken. They must not change data on the server. */
  readonly act?: (page: Page) => Promise<void>;
}

const press = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click();
/** While messages are still being deciphered, a picture would depend on the moment at which it is taken. */
const allDeciphered = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Appuyer pour Confirmer' }).waitFor();
const toTheEnd = (page: Page): Promise<void> =>
  page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));

const site: readonly Picture[] = [
  { name: 'site-landing', path: '/', as: nobody },
  { name: 'site-landing-end', path: '/', as: nobody, act: toTheEnd },
  { name: 'site-landing-desk', path: '/', as: nobody, size: 'desk' },
  { name: 'site-landing-small', path: '/', as: nobody, size: 'small' },
  { name: 'site-concept', path: '/concept', as: nobody },
  { name: 'site-concept-desk', path: '/concept', as: nobody, size: 'desk' },
  { name: 'site-code', path: '/code', as: nobody },
  { name: 'site-legal', path: '/legal', as: nobody },
  { name: 'site-cgv', path: '/cgv', as: nobody },
  { name: 'site-cgv-sheet', path: '/cgv', as: nobody, size: 'sheet' },
  { name: 'site-withdrawal', path: '/retractation', as: nobody },
  { name: 'site-unsubscribe', path: '/unsubscribe', as: nobody },
  { name: 'site-lost', path: '/nulle-part', as: nobody },
  { name: 'login', path: '/login', as: nobody },
  { name: 'login-desk', path: '/login', as: nobody, size: 'desk' },
  { name: 'register', path: '/login?register=true', as: nobody },
  { name: 'register-small', path: '/login?register=true', as: nobody, size: 'small' },
  { name: 'password', path: '/password/reset', as: nobody },
];

const letter: readonly Picture[] = [
  { name: 'counter', path: '/home', as: newcomer },
  { name: 'counter-small', path: '/home', as: newcomer, size: 'small' },
];

const START = player('toulouse', 'FIND_FOUNTAIN');
const MIDDLE = player('toulouse', 'PISTE_PHOTO');
const END = player('toulouse', 'GAME_END');

/** Where there is room, the desk at the side is loaded after the screen. */
const besideTheDesk = async (page: Page): Promise<void> => {
  if ((page.viewportSize()?.width ?? 0) < 960) return;
  await page.getByRole('complementary', { name: 'Bureau' }).waitFor();
};

const desk: readonly Picture[] = [
  { name: 'hub', path: '/home', as: START },
  { name: 'hub-small', path: '/home', as: START, size: 'small' },
  { name: 'hub-desk', path: '/home', as: START, size: 'desk' },
  { name: 'hub-end', path: '/home', as: END },
  { name: 'hub-night', path: '/home', as: player('lyon', 'FIND_STATUE', { hour: 23 }) },
  { name: 'hints', path: '/home', as: player('lyon', 'FIND_STATUE', { hints: 2 }), act: press('Indices') },
  { name: 'hours', path: '/home', as: START, act: press('Horaires') },
  { name: 'settings', path: '/home/settings', as: START },
];

const papers: readonly Picture[] = [
  { name: 'messages', path: '/home/app/messages', as: MIDDLE },
  { name: 'message', path: '/home/messages/premierMessage', as: MIDDLE },
  {
    ...{ name: 'message-desk', path: '/home/messages/premierMessage', as: MIDDLE },
    ...{ size: 'desk', act: besideTheDesk },
  },
  { name: 'documents', path: '/home/app/documents', as: MIDDLE },
  { name: 'document-order', path: '/document/mission_order', as: MIDDLE },
  { name: 'document-transcription', path: '/document/transcription', as: MIDDLE },
  { name: 'document-map', path: '/document/map', as: MIDDLE },
  { name: 'document-map-desk', path: '/document/map', as: MIDDLE, size: 'desk', act: besideTheDesk },
  { name: 'document-file', path: '/document/usb_file1', as: MIDDLE },
  { name: 'document-order-sheet', path: '/document/mission_order', as: MIDDLE, size: 'sheet' },
  { name: 'document-map-sheet', path: '/document/map', as: MIDDLE, size: 'sheet' },
  { name: 'credits', path: '/home/app/credits', as: END },
];

/** One step for each instrument. */
const INSTRUMENTS: readonly (readonly [name: string, city: string, step: string])[] = [
  ['address-form', 'toulouse', 'FIND_ALPHA'],
  ['letter-dials', 'toulouse', 'FIND_FOUNTAIN'],
  ['digit-dials', 'toulouse', 'TRINITE_TO_ASSEZAT'],
  ['picture-order', 'toulouse', 'ECHARPE_TABAC'],
  ['text-field', 'toulouse', 'PISTE_PHOTO'],
  ['tuner', 'toulouse', 'FREQUENCES'],
  ['last-sms', 'toulouse', 'ALTERNATIVE_PONT'],
  ['conversation-initials', 'lyon', 'RENDEZ_VOUS'],
  ['picture-toggles', 'paris', 'PARC_FETE'],
  ['number-fields', 'paris', 'ON_SQUARE'],
  ['text-area', 'paris', 'STAIRS_MESSAGES'],
];

const instruments: readonly Picture[] = [
  ...INSTRUMENTS.map(([name, city, step]) => ({ name, path: '/home/app/code', as: player(city, step) })),
  { name: 'conversation', path: '/home/app/code', as: player('lyon', 'THE_SMS'), act: allDeciphered },
  { name: 'letter-dials-small', path: '/home/app/code', as: START, size: 'small' },
  {
    ...{ name: 'tuner-desk', path: '/home/app/code', as: player('toulouse', 'FREQUENCES') },
    ...{ size: 'desk', act: besideTheDesk },
  },
  { name: 'final', path: '/home/app/final', as: player('toulouse', 'SQUARE_END') },
];

const counter: readonly Picture[] = [
  '',
  '/unsent',
  '/explorer',
  '/funnel',
  '/places',
  '/batches',
  '/security',
].map((page) => ({
  name: `admin${page.replace('/', '-')}`,
  path: `/admin${page}`,
  as: staff,
  size: 'desk' as const,
}));

/** All screens that are compared with a stored picture. */
export const pictures: readonly Picture[] = [
  ...site,
  ...letter,
  ...desk,
  ...papers,
  ...instruments,
  ...counter,
];
