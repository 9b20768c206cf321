import { edit } from '../../../scripts/explain/edits.ts';
import type { Mistake } from './mistake.ts';

export const answers: readonly Mistake[] = [
  {
    mistake: 'an answer repeated word for word',
    city: edit('steps/100-detour.yaml', '[la lanterne, lanterne rouge]', '[la lanterne, la lanterne]'),
    gets: ['steps/100-detour.yaml:13:27 repeated-entry'],
    advice: 'Retirez l’une des deux, ou changez-la.',
  },
  {
    mistake: 'an answer repeated with another accent',
    city: edit(
      'steps/100-detour.yaml',
      '[la lanterne, lanterne rouge]',
      '[la lanterne, LA LANTÈRNE, lanterne rouge]',
    ),
    gets: [],
  },
  {
    mistake: 'the same hint twice',
    city: edit('steps/01-gare.yaml', 'Relisez la lettre.', 'La place porte le nom d’un puits.'),
    gets: ['steps/01-gare.yaml:21:5 repeated-entry'],
    advice: 'Retirez l’une des deux, ou changez-la.',
  },
  {
    mistake: 'a description that gives the answer away',
    city: edit('steps/06-musee.yaml', 'Un dossier fermé par un mot.', 'Un dossier fermé par le mot anémone.'),
    gets: ['steps/06-musee.yaml:3:14 solution-given-early'],
    advice: 'Dites où l’on en est, sans rien dévoiler.',
  },
  {
    mistake: 'a reminder that gives the answer away',
    city: edit(
      'steps/06-musee.yaml',
      'hints:',
      'recap: [Le phare a parlé., Aimé attend., Le musée sous son anémone.]\nhints:',
    ),
    gets: ['steps/06-musee.yaml:31:42 solution-given-early'],
    advice: 'Rappelez ce qui est trouvé, qui l’on cherche, où se tenir.',
  },
  {
    mistake: 'a hint in the middle that helps nobody',
    city: edit('steps/06-musee.yaml', 'Une fleur, ou presque.', 'Il fait beau, ce matin.'),
    gets: [],
  },
  {
    mistake: 'an accent in the answer of letter dials',
    city: edit('steps/12-verriere.yaml', 'solution: GRELOT', 'solution: GRÊLOT'),
    gets: ['steps/12-verriere.yaml:13:13 bad-form'],
    advice: 'Écrivez « GRELOT ».',
  },
  {
    mistake: 'a picture missing from an order',
    city: edit(
      'steps/13-frise.yaml',
      'solution: [locomotive, margelle, goeland]',
      'solution: [locomotive, margelle]',
    ),
    gets: ['steps/13-frise.yaml:25:3 solution-length'],
    advice: 'Nommez toutes les images, dans l’ordre juste.',
  },
  {
    mistake: 'a code of a button that is too short',
    city: edit('steps/04-marche.yaml', 'code: arrivee-kolvagre', 'code: abc'),
    gets: ['steps/04-marche.yaml:19:11 too-short'],
    advice:
      'Ajoutez ce qui manque. Ce qui est attendu : Ce qu’envoie le bouton « Oui » : une valeur propre à cette étape, qui ne sert nulle part ailleurs et ne se devine pas.',
  },
];
