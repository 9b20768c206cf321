import { edit, inHands, page } from '../../../scripts/explain/edits.ts';
import type { Mistake } from './mistake.ts';

export const texts: readonly Mistake[] = [
  {
    mistake: 'two roles that are not named yet',
    city: edit('scenario.yaml', 'messages:\n', "party: { roles: ['', ''] }\nmessages:\n"),
    gets: ['scenario.yaml:23:18 empty-value', 'scenario.yaml:23:22 empty-value'],
    advice:
      'Écrivez des minuscules, accents admis, des chiffres et des tirets (mi-été). Ce qui est attendu : Un mot, que le joueur lit tel quel (« dans les mains de : écoute »), ou un mot, le nom que le joueur lit, et ce que l’on y fait.',
  },
  {
    mistake: 'a space in the word of a role',
    city: edit('scenario.yaml', 'messages:\n', 'party: { roles: [jardin, côté cour] }\nmessages:\n'),
    gets: ['scenario.yaml:23:26 bad-form'],
    advice: 'Écrivez « côté-cour » : des minuscules, accents admis, des chiffres et des tirets (mi-été).',
  },
  {
    mistake: 'a paper whose role is not chosen yet',
    city: inHands({ 'for: lecture': "for: ''" }),
    gets: ['scenario.yaml:61:10 empty-value'],
    advice: 'Choisissez un rôle de la ville.',
  },
  {
    mistake: 'a slug of a message given twice',
    city: edit('scenario.yaml', 'slug: lePhare', 'slug: bienvenue'),
    gets: ['scenario.yaml:34:11 duplicate-slug'],
    advice: 'Il est écrit pour la première fois dans scenario.yaml, ligne 24 : donnez-en un autre.',
  },
  {
    mistake: 'a date in words',
    city: edit('scenario.yaml', 'date: -8', 'date: 14 juillet'),
    gets: ['scenario.yaml:32:11 bad-form'],
    advice:
      'Récrivez-la. Ce qui est attendu : Le jour où le joueur le reçoit (received), ou un nombre de jours compté depuis le départ de la lettre (−8 : huit jours avant).',
  },
  {
    mistake: 'an SMS of a hundred words',
    city: edit(
      'steps/04-marche.yaml',
      'Traversez la place.',
      `Traversez ${'la belle place, '.repeat(40)}puis la rue.`.replace(/^/u, '>-\n      '),
    ),
    gets: ['steps/04-marche.yaml:12:7 text-too-long'],
    advice: 'Coupez-le en deux, ou gardez ce qui dit où aller : le joueur lit debout, au soleil.',
  },
  {
    mistake: 'a title of ninety signs',
    city: edit('scenario.yaml', 'title: Bienvenue', `title: Bienvenue${' à vous qui arrivez'.repeat(5)}`),
    gets: ['scenario.yaml:25:12 text-too-long'],
    advice: 'Gardez quelques mots : le reste est dans le texte.',
  },
  {
    mistake: 'a link of a puzzle to a document that comes later',
    city: edit('steps/06-musee.yaml', 'message: apresLePhare', 'message: laFin'),
    gets: ['steps/06-musee.yaml:20:16 not-there-yet'],
    advice: 'Faites-le arriver plus tôt dans scenario.yaml, ou ouvrez autre chose ici.',
  },
  {
    mistake: 'a link of a page to a document that does not exist',
    city: page('[Le carnet](/document/carnets)\n'),
    gets: ['pages/merci.mdx:1:1 dead-link'],
    advice: 'Vouliez-vous dire « /document/carnet » ?',
  },
  {
    mistake: 'a link without encryption',
    city: page('[La ville](http://ville.example/)\n'),
    gets: ['pages/merci.mdx:1:1 unsafe-link'],
    advice:
      'Écrivez une adresse qui commence par https://, par / pour une page du site, ou par mailto: pour un courriel.',
  },
];
