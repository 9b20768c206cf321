import { edit, write } from '../../../scripts/explain/edits.ts';
import type { Mistake } from './mistake.ts';

export const city: readonly Mistake[] = [
  {
    mistake: 'a forgotten month',
    city: edit('scenario.yaml', '1/10-31/3', '1/11-31/3'),
    gets: ['scenario.yaml:10:3 day-forgotten'],
    advice: 'Prolongez une période, ou dites-le dans exceptions.',
  },
  {
    mistake: 'hours with letters',
    city: edit('scenario.yaml', '8-20', '8h-20h'),
    gets: ['scenario.yaml:12:12 bad-form'],
    advice:
      'Récrivez-la. Ce qui est attendu : « début-fin » en heures décimales, par exemple 7-19, 9.5-17, ou 18-2 pour passer minuit. Avec une pause : une liste, par exemple [9-12, 14-18].',
  },
  {
    mistake: 'two openings that overlap',
    city: edit('scenario.yaml', '7-7: 9.5-18', '6-7: 9.5-18'),
    gets: ['scenario.yaml:13:7 overlapping-hours'],
    advice:
      'Donnez chaque jour une seule fois : 1-5 puis 6-7, par exemple. Une pause de midi s’écrit en liste : 1-5: [9-12, 14-18].',
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
    advice:
      'Donnez chaque jour une seule fois : 1-5 puis 6-7, par exemple. Une pause de midi s’écrit en liste : 1-5: [9-12, 14-18].',
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
    mistake: 'a final application whose step expects no code',
    city: edit('steps/102-rivage.yaml', '  finalCode: [2_SEL]\n', ''),
    gets: ['steps/102-rivage.yaml:8:1 missing-field'],
    advice:
      'Ajoutez « finalCode: … ». Les réponses justes, telles que l’application finale les envoie ; la première est celle que l’on montre aux auteurs.',
  },
  {
    mistake: 'a square of two rows for the size three',
    city: edit('scenario.yaml', '          - →→↓\n', ''),
    gets: ['scenario.yaml:95:9 final-size'],
    advice: 'Il faut 3 lignes de 3 flèches.',
  },
];
