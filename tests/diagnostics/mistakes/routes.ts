import { edit } from '../../../scripts/explain/edits.ts';
import type { Mistake } from './mistake.ts';

export const routes: readonly Mistake[] = [
  {
    mistake: 'a name of a step given twice',
    city: edit('steps/06-musee.yaml', 'name: MUSEE', 'name: CAFE'),
    gets: ['steps/06-musee.yaml:1:7 duplicate-step-name'],
    advice: 'Il est écrit pour la première fois dans steps/03-cafe.yaml, ligne 1 : donnez-en un autre.',
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
    mistake: 'an underscore in the slug of a place',
    city: { files: { 'places.yaml': (text) => text.replace('slug: jetee', 'slug: la_jetee') } },
    gets: ['places.yaml:1:9 bad-form'],
    advice: 'Écrivez « la-jetee » : des minuscules sans accent, des chiffres et des tirets (un-nom).',
  },
];
