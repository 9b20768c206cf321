import type { Page, Route } from 'playwright-core';
import type { Picture } from './pictures.ts';
import { newcomer, nobody, player, staff, type Standing } from './standings.ts';
import { PASSWORD } from '../support/server/test-player.ts';

type Act = (page: Page) => Promise<void>;

const press =
  (name: string): Act =>
  (page) =>
    page.getByRole('button', { name }).first().click();
const fill =
  (label: string, text: string): Act =>
  (page) =>
    page.getByLabel(label, { exact: true }).first().fill(text);
const shows =
  (text: string): Act =>
  (page) =>
    page.getByText(text).filter({ visible: true }).first().waitFor();
const unfold =
  (text: string): Act =>
  (page) =>
    page.locator('summary', { hasText: text }).first().click();
const answers =
  (call: string, answer: Parameters<Route['fulfill']>[0] | 'nothing'): Act =>
  async (page) => {
    await page.route(`**/api/${call}`, (route) =>
      answer === 'nothing' ? route.abort() : route.fulfill(answer),
    );
  };
const again: Act = async (page) => void (await page.reload());
const inOrder =
  (...acts: readonly Act[]): Act =>
  async (page) => {
    for (const act of acts) await act(page);
  };

const signIn = inOrder(
  fill('Email', 'personne@exemple.fr'),
  fill('Mot de passe', 'huit lettres'),
  press('Se connecter'),
);
const prize = { json: { index: 12, freeCopies: 40, promoCode: 'PHARE950', city: 'PORT_SAINTE_AUBAINE' } };

const site: readonly Picture[] = [
  { name: 'terms of use', path: '/login/cgu', as: nobody },
  { name: 'accessibility', path: '/accessibilite', as: nobody },
  {
    name: 'registration, wrong',
    path: '/login?register=true',
    as: nobody,
    act: inOrder(press('Créer le compte'), shows('Veuillez accepter')),
  },
  {
    name: 'login, second factor',
    path: '/login',
    as: nobody,
    act: inOrder(
      answers('user/authenticate', { status: 401, json: { error: 'SECOND_FACTOR' } }),
      signIn,
      shows('code de secours'),
    ),
  },
  {
    name: 'new password',
    path: '/password/reset?id=a&token=b',
    as: nobody,
    act: press('Changer le mot de passe'),
  },
  {
    name: 'promotion',
    path: '/code',
    as: nobody,
    act: inOrder(
      answers('puzzle/all', prize),
      fill('Votre solution', 'oui'),
      press('Valider'),
      shows('PHARE950'),
    ),
  },
  {
    name: 'withdrawal, review',
    path: '/retractation',
    as: nobody,
    act: inOrder(
      fill('Numéro de commande, ou code de la lettre', 'PLI417'),
      fill('Email, pour l’accusé de réception', 'a@b.fr'),
      press('Continuer'),
    ),
  },
  {
    name: 'unsubscribed',
    path: '/unsubscribe',
    as: nobody,
    act: inOrder(fill('Email', 'a@b.fr'), press('Désinscription'), shows('Fermer')),
  },
  {
    name: 'script missing',
    path: '/',
    as: nobody,
    act: async (page) => {
      await page.route(/\/assets\/LoginPage-[\w-]+\.js/, (route) => route.abort());
      await page.getByRole('link', { name: 'Connexion' }).click();
      await shows('Réessayer')(page);
    },
  },
];

const START = player('lyon', 'FIND_ALPHA');
const CROSSROADS = player('toulouse', 'FREQUENCES');
/** A standing of its own at another hour: data stored on its device does not affect other screens. */
const alone = (city: string, step: string, hour: number): Standing => player(city, step, { hour });
const sun = inOrder(
  (page) => page.getByRole('switch', { name: 'Plein soleil' }).check(),
  async (page) => void (await page.goto('/home/app/code')),
);
const withoutTiles: Act = async (page) => {
  await page.route('**/api/user/status/current', async (route) => {
    const status = (await (await route.fetch()).json()) as { view: object };
    await route.fulfill({ json: { ...status, view: { ...status.view, tiles: null } } });
  });
};

const game: readonly Picture[] = [
  {
    name: 'unreachable',
    path: '/home',
    as: newcomer,
    act: inOrder(answers('user/check', 'nothing'), again, shows('Réessayer')),
  },
  {
    name: 'letter to be signed',
    path: '/a/C00001',
    as: newcomer,
    act: inOrder(press('Valider'), shows('Confirmer')),
  },
  { name: 'desk without messages', path: '/home', as: START },
  { name: 'no messages', path: '/home/messages', as: START },
  {
    name: 'tutorial, first card',
    path: '/home/settings',
    as: START,
    act: inOrder(press('Relancer Tutoriel'), shows('1 sur 4')),
  },
  {
    name: 'tutorial, last card',
    path: '/home/settings',
    as: START,
    act: inOrder(
      press('Relancer Tutoriel'),
      press('Suivant'),
      press('Suivant'),
      press('Suivant'),
      shows('4 sur 4'),
    ),
  },
  {
    name: 'connected devices',
    path: '/home/settings',
    as: START,
    act: inOrder(press('Appareils connectés'), shows('Cet appareil')),
  },
  {
    name: 'account deleted',
    path: '/home/settings',
    as: START,
    act: inOrder(press('Supprimer mon compte'), press('Continuer'), shows('Votre mot de passe')),
  },
  { name: 'legal notice in the game', path: '/home/legal', as: START },
  { name: 'terms of use in the game', path: '/home/cgu', as: START },
  { name: 'terms of sale in the game', path: '/home/cgv', as: START },
  { name: 'right answer', path: '/home/app/correct', as: player('toulouse', 'PISTE_PHOTO') },
  {
    name: 'no hints yet',
    path: '/home',
    as: START,
    act: inOrder(press('Indices'), unfold('disparu dans la rue')),
  },
  {
    name: 'hint asked',
    path: '/home',
    as: START,
    act: inOrder(press('Indices'), press('Révéler un nouvel indice'), shows('ne se referme pas')),
  },
  {
    name: 'other way',
    path: '/home',
    as: CROSSROADS,
    act: inOrder(press('Indices'), press('Prendre l’autre chemin'), shows('irréversible')),
  },
  { name: 'receiver kept', path: '/home/app/frequencies', as: player('lyon', 'FIRST_END') },
  { name: 'secret', path: '/home', as: player('lyon', 'SECRET_FOUND') },
  {
    name: 'answer that waits',
    path: '/home/app/code',
    as: alone('toulouse', 'PISTE_PHOTO', 9),
    act: async (page) => {
      await answers('code/check', 'nothing')(page);
      await page.getByRole('textbox').first().fill('Sans réseau');
      await page.keyboard.press('Enter');
      await shows('Pas de réseau')(page);
    },
  },
  { name: 'in the sun', path: '/home/settings', as: alone('toulouse', 'FIND_FOUNTAIN', 9), act: sun },
  {
    name: 'screen that cannot be drawn',
    path: '/home',
    as: START,
    act: inOrder(withoutTiles, again, shows('Recharger')),
  },
];

const FILE = '/admin/orders/C00002';
const lots: Act = async (page) => {
  await page.request.post('/api/admin/batches', { data: { cityName: 'LYON', count: 2, label: null } });
};
const counter: readonly Picture[] = [
  { name: 'order file', path: FILE, as: staff, act: shows('Où il en est') },
  { name: 'letter', path: `${FILE}/letter`, as: staff, act: shows('Pli C00002') },
  { name: 'batches', path: '/admin/batches', as: staff, act: inOrder(lots, again, shows('Lot 1')) },
  { name: 'letters of a batch', path: '/admin/batches/1/letters', as: staff, act: shows('Pli ') },
  { name: 'unknown order', path: '/admin/orders/ZZZZZZ', as: staff, act: shows('Aucun') },
  {
    name: 'list that did not come',
    path: '/admin/unsent',
    as: staff,
    act: inOrder(answers('admin/status/unsent', { status: 503 }), again, shows('Réessayer')),
  },
  { name: 'place that is gone', path: '/admin/places', as: staff, act: unfold('Marquer comme disparu') },
  {
    name: 'second factor',
    path: '/admin/security',
    as: staff,
    act: inOrder(fill('Mot de passe', PASSWORD), press('Commencer'), shows('Scannez')),
  },
  {
    name: 'seen as a player',
    path: FILE,
    as: staff,
    act: inOrder(
      press('Voir comme ce joueur'),
      async (page) => page.waitForURL('**/document'),
      shows('Pièce n°'),
    ),
  },
];

/** Screens without a stored picture: variants of others, and screens of errors. */
export const moreScreens: readonly Picture[] = [...site, ...game, ...counter];
