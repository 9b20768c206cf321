import { edit, OTHER_STEP, write } from '../edits.ts';
import type { Mistake } from './mistake.ts';

export const routes: readonly Mistake[] = [
  {
    mistake: 'a route that comes back',
    city: edit('steps/100-detour.yaml', 'next: FIN', 'next: GARE'),
    gets: ['steps/100-detour.yaml:8:7 route-loop'],
    advice: 'Menez cette étape plus loin.',
  },
  {
    mistake: 'a step that nothing leads to',
    city: write('steps/101-autre.yaml', OTHER_STEP),
    gets: ['steps/101-autre.yaml:1:7 unreachable-step'],
    advice: 'Nommez-la dans « next » ou « alternative » d’une autre étape.',
  },
  {
    mistake: 'a number given twice',
    city: edit('steps/08-tresor.yaml', 'index: 11', 'index: 10'),
    gets: ['steps/08-tresor.yaml:2:8 duplicate-step-index'],
    advice: 'Il est écrit pour la première fois dans steps/07-fin.yaml, ligne 2 : donnez-en un autre.',
  },
  {
    mistake: 'a name of a step given twice',
    city: edit('steps/06-musee.yaml', 'name: MUSEE', 'name: CAFE'),
    gets: ['steps/06-musee.yaml:1:7 duplicate-step-name'],
    advice: 'Il est écrit pour la première fois dans steps/03-cafe.yaml, ligne 1 : donnez-en un autre.',
  },
  {
    mistake: 'a step without a next one',
    city: edit('steps/100-detour.yaml', 'next: FIN\n', ''),
    gets: ['steps/100-detour.yaml:1:1 dead-end'],
    advice: 'Ajoutez « next: … », ou « kind: end » si l’histoire finit ici.',
  },
  {
    mistake: 'an end with a puzzle that leads nowhere',
    city: edit('steps/07-fin.yaml', 'next: TRESOR\n', ''),
    gets: ['steps/07-fin.yaml:10:1 puzzle-without-next'],
    advice: 'Ajoutez « next: … », ou retirez l’épreuve.',
  },
  {
    mistake: 'an alternative that leads to its own step',
    city: edit('steps/05-phare.yaml', 'alternative: DETOUR', 'alternative: PHARE'),
    gets: ['steps/05-phare.yaml:9:14 route-loop'],
    advice: 'Menez cette étape plus loin.',
  },
  {
    mistake: 'a hundred for the number of a step',
    city: edit('steps/07-fin.yaml', 'index: 10', 'index: 300'),
    gets: [],
  },
  {
    mistake: 'a second alternative that leads past the end',
    city: edit('steps/100-detour.yaml', 'next: FIN', 'next: FIN\nalternative: TRESOR'),
    gets: ['steps/08-tresor.yaml:1:1 end-unreachable'],
    advice: 'Mettez « kind: end » à l’étape où l’histoire finit.',
  },
  {
    mistake: 'a message that promises another route where none is offered',
    city: write('messages/laFin.mdx', 'Il pleut ? Prenez l’autre trajet.\n'),
    gets: ['messages/laFin.mdx:1:21 alternative-promised'],
    advice: 'Retirez la promesse, ou écrivez une version de ce message pour les joueurs du trajet de secours.',
  },
  {
    mistake: 'an unknown place',
    city: edit('steps/05-phare.yaml', 'places: [jetee]', 'places: [jetees]'),
    gets: ['steps/05-phare.yaml:10:10 unknown-place'],
    advice: 'Vouliez-vous dire « jetee » ?',
  },
  {
    mistake: 'a place of the register that nothing names',
    city: { files: { 'places.yaml': (text) => text + text.replace('jetee', 'halle').replace('La jetée', 'La halle aux grains') } },
    gets: ['places.yaml:12:9 unused-place'],
    advice: 'Nommez-le dans le champ places d’une étape, ou retirez-le : il s’imprime dans la feuille de repérage.',
  },
  {
    mistake: 'an underscore in the slug of a place',
    city: { files: { 'places.yaml': (text) => text.replace('slug: jetee', 'slug: la_jetee') } },
    gets: ['places.yaml:1:9 bad-form'],
    advice: 'Écrivez « la-jetee » : des minuscules sans accent, des chiffres et des tirets (un-nom).',
  },
];
