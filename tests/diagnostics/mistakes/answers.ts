import { edit } from '../edits.ts';
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
    city: edit('steps/100-detour.yaml', '[la lanterne, lanterne rouge]', '[la lanterne, LA LANTÈRNE, lanterne rouge]'),
    gets: [],
  },
  {
    mistake: 'an example both accepted and refused',
    city: edit('steps/03-cafe.yaml', 'refuse: [AC, MB]', 'refuse: [AC, BM]'),
    gets: ['steps/03-cafe.yaml:22:16 example-not-refused'],
    advice: 'Changez-la de colonne, ou corrigez « solution » et « replies ».',
  },
  {
    mistake: 'a near answer that is right',
    city: edit('steps/01-gare.yaml', 'to: [puits]', 'to: [puits, le vieux puits]'),
    gets: ['steps/01-gare.yaml:17:17 reply-is-right'],
    advice: 'Retirez-la de « to », ou de « solution ».',
  },
  {
    mistake: 'two replies to one answer',
    city: edit('steps/01-gare.yaml', 'to: [puits]', 'to: [puits, la gare]'),
    gets: ['steps/01-gare.yaml:17:17 reply-repeated'],
    advice: 'Gardez une seule des deux phrases.',
  },
  {
    mistake: 'a table of examples that is too short',
    city: edit('steps/03-cafe.yaml', 'refuse: [AC, MB]', 'refuse: []'),
    gets: ['steps/03-cafe.yaml:22:3 too-few-examples'],
    advice: 'Ajoutez ce que de vrais joueurs taperaient : accents, majuscules, articles, abréviations.',
  },
  {
    mistake: 'a near example without a reply',
    city: edit('steps/03-cafe.yaml', 'almost: []', 'almost: [AC]'),
    gets: ['steps/03-cafe.yaml:21:12 example-without-reply'],
    advice: 'Ajoutez-la à « replies » avec une phrase, ou changez-la de colonne.',
  },
  {
    mistake: 'replies in a conversation that ends with a button',
    city: edit('steps/04-marche.yaml', 'hints:', 'replies:\n  - { to: [les quais], say: Demi-tour. }\nhints:'),
    gets: ['steps/04-marche.yaml:22:1 replies-unseen'],
    advice: 'Retirez replies et la colonne almost ; ce que dit « Non » s’écrit dans refusals.',
  },
  {
    mistake: 'two hints only',
    city: edit('steps/01-gare.yaml', '  - Relisez la lettre.\n', ''),
    gets: ['steps/01-gare.yaml:19:1 too-few-hints'],
    advice:
      'Ajoutez ce qui manque. Ce qui est attendu : Du plus léger au dernier, qui donne la solution et sa raison. Trois au moins pour une étape à résoudre.',
  },
  {
    mistake: 'a hint that says nothing',
    city: edit('steps/01-gare.yaml', 'Relisez la lettre.', '…'),
    gets: ['steps/01-gare.yaml:20:5 empty-hint'],
    advice: 'Dites où regarder, ou comment comprendre.',
  },
  {
    mistake: 'the same hint twice',
    city: edit('steps/01-gare.yaml', 'Relisez la lettre.', 'La place porte le nom d’un puits.'),
    gets: ['steps/01-gare.yaml:21:5 repeated-entry'],
    advice: 'Retirez l’une des deux, ou changez-la.',
  },
  {
    mistake: 'a first hint that gives the answer away',
    city: edit('steps/06-musee.yaml', 'Rouvrez le récepteur.', 'Le mot est « anémone ».'),
    gets: ['steps/06-musee.yaml:32:5 solution-given-early'],
    advice: 'Dites où regarder ; la solution vient au dernier indice.',
  },
  {
    mistake: 'a last hint without the answer',
    city: edit('steps/03-cafe.yaml', 'signe BM', 'signe ainsi'),
    gets: ['steps/03-cafe.yaml:18:5 last-hint-without-solution'],
    advice: 'Écrivez-y « BM », et pourquoi.',
  },
  {
    mistake: 'a description that gives the answer away',
    city: edit('steps/06-musee.yaml', 'Un dossier fermé par un mot.', 'Un dossier fermé par le mot anémone.'),
    gets: ['steps/06-musee.yaml:3:14 solution-given-early'],
    advice: 'Dites où l’on en est, sans rien dévoiler.',
  },
  {
    mistake: 'a reminder that gives the answer away',
    city: edit('steps/06-musee.yaml', 'hints:', 'recap: [Le phare a parlé., Aimé attend., Le musée sous son anémone.]\nhints:'),
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
    city: edit('steps/13-frise.yaml', 'solution: [locomotive, margelle, goeland]', 'solution: [locomotive, margelle]'),
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
  {
    mistake: 'a walkthrough that answers wrong',
    city: edit('walkthroughs/main.yaml', 'answer: BM', 'answer: MB'),
    gets: ['walkthroughs/main.yaml:14:9 walkthrough-disagrees'],
    advice: 'Corrigez ce geste, ou l’étape.',
  },
];
