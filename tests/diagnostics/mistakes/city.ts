import { readFileSync } from 'node:fs';
import { edit, write } from '../edits.ts';
import type { Mistake } from './mistake.ts';

export const city: readonly Mistake[] = [
  {
    mistake: 'the thirty-first of February',
    city: edit('scenario.yaml', '1/4-30/9', '1/4-31/2'),
    gets: ['scenario.yaml:11:5 bad-date'],
    advice: 'Écrivez deux jours du calendrier : jour/mois-jour/mois, par exemple 1/4-30/9.',
  },
  {
    mistake: 'a forgotten month',
    city: edit('scenario.yaml', '1/10-31/3', '1/11-31/3'),
    gets: ['scenario.yaml:10:3 day-forgotten'],
    advice: 'Prolongez une période, ou dites-le dans exceptions.',
  },
  {
    mistake: 'a closing before the opening',
    city: edit('scenario.yaml', '8-20', '18-10'),
    gets: ['scenario.yaml:12:12 bad-hours'],
    advice: 'Écrivez par exemple 7-19, ou 9.5-17.',
  },
  {
    mistake: 'hours with letters',
    city: edit('scenario.yaml', '8-20', '8h-20h'),
    gets: ['scenario.yaml:12:12 bad-form'],
    advice:
      'Récrivez-la. Ce qui est attendu : « début-fin » en heures décimales, par exemple 7-19 ou 9.5-17. Avec une pause : une liste, par exemple [9-12, 14-18].',
  },
  {
    mistake: 'two openings that overlap',
    city: edit('scenario.yaml', '7-7: 9.5-18', '6-7: 9.5-18'),
    gets: ['scenario.yaml:13:7 overlapping-hours'],
    advice: 'Donnez chaque jour une seule fois : 1-5 puis 6-7, par exemple. Une pause de midi s’écrit en liste : 1-5: [9-12, 14-18].',
  },
  {
    mistake: 'two openings of a day in the wrong order',
    city: edit('scenario.yaml', '8-20', '[14-20, 8-12]'),
    gets: ['scenario.yaml:12:7 bad-hours'],
    advice: 'Écrivez les ouvertures dans l’ordre du jour, avec une pause entre elles : [9-12, 14-18].',
  },
  {
    mistake: 'a midday break on two lines',
    city: edit('scenario.yaml', '7-7: 9.5-18', '1-5: 14-18'),
    gets: ['scenario.yaml:13:7 overlapping-hours'],
    advice: 'Donnez chaque jour une seule fois : 1-5 puis 6-7, par exemple. Une pause de midi s’écrit en liste : 1-5: [9-12, 14-18].',
  },
  {
    mistake: 'two periods that overlap',
    city: edit('scenario.yaml', '1/10-31/3', '30/9-31/3'),
    gets: ['scenario.yaml:14:5 overlapping-hours'],
    advice: 'Faites commencer chaque plage le lendemain de la fin d’une autre.',
  },
  {
    mistake: 'a time zone of another town',
    city: edit('scenario.yaml', 'Europe/Paris', 'Europe/Nantes'),
    gets: ['scenario.yaml:5:11 unknown-time-zone'],
    advice: 'Un fuseau porte le nom d’une seule ville par pays, le plus souvent la capitale : toute la France a celui de la sienne.',
  },
  {
    mistake: 'a colour that cannot be read',
    city: edit('scenario.yaml', '#5a1a1a', '#aa5a5a'),
    gets: ['scenario.yaml:7:12 low-contrast'],
    advice: 'Assombrissez la couleur jusqu’à 7:1.',
  },
  {
    mistake: 'a movable feast as an exception',
    city: edit('scenario.yaml', '    1/5: closed', '    lundi de Pâques: closed'),
    gets: ['scenario.yaml:18:5 bad-form'],
    advice:
      'Écrivez un jour fixe, jour/mois ; Pâques, l’Ascension et la Pentecôte suivent « holidays ». Ce qui est attendu : Des jours particuliers « J/M », plus forts que la grille et que les jours fériés : « closed » ou des heures « début-fin ».',
  },
  {
    mistake: 'a letter without its code and its square',
    city: write('letter.mdx', 'Vous irez place du marché.\n'),
    gets: ['letter.mdx:1:1 letter-without-code'],
    advice: 'Ajoutez <Code /> et <QrCode /> dans la lettre.',
  },
  {
    mistake: 'a demonstration code of another city',
    folder: ({ path, write }) => {
      const file = readFileSync(`${path}/ville/scenario.yaml`, 'utf8');
      write('bourg/scenario.yaml', file.replace('city: VILLE', 'city: BOURG'));
    },
    gets: ['scenario.yaml:21:16 demonstration-taken'],
    advice: 'Choisissez six autres capitales ou chiffres : les premières lettres de la ville et un nombre.',
  },
  {
    mistake: 'a final application whose step expects no code',
    city: edit('steps/102-rivage.yaml', '  finalCode: [2_SEL]\n', ''),
    gets: ['steps/102-rivage.yaml:8:1 missing-field'],
    advice:
      'Ajoutez « finalCode: … ». Les réponses justes, telles que l’application finale les envoie ; la première est celle que l’on montre aux auteurs.',
  },
  {
    mistake: 'arrows that spell another word',
    city: edit('documents/carnet.mdx', 'Les pages sont collées.', 'S E\n\nM L'),
    gets: ['scenario.yaml:92:9 arrows-spell-nothing'],
    advice: 'Suivez-les du doigt depuis la case de départ : corrigez la flèche ou la lettre qui dévie, ou le mot de finalCode.',
  },
  {
    mistake: 'a square of two rows for the size three',
    city: edit('scenario.yaml', '          - →→↓\n', ''),
    gets: ['scenario.yaml:95:9 final-size'],
    advice: 'Il faut 3 lignes de 3 flèches.',
  },
];
