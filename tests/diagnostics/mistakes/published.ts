import { editionCases } from '../../../scripts/explain/edition-cases.ts';
import type { Mistake } from './mistake.ts';

export const published: readonly Mistake[] = [
  {
    mistake: 'a step taken away while somebody stands there',
    published: editionCases['step-removed'].after,
    gets: ['steps/02-port-vieux.yaml:1:7 step-removed'],
    advice: 'Gardez-la, ou écrivez « formerly: [CAFE] » dans l’étape qui la remplace.',
  },
  {
    mistake: 'a document taken away that players have',
    published: editionCases['document-taken-away'].after,
    gets: ['scenario.yaml:64:11 document-taken-away'],
    advice: 'Laissez-le arriver aussi tôt qu’avant (from, after).',
  },
  {
    mistake: 'an answer changed that is carved in the street',
    published: editionCases['answer-changed'].after,
    gets: ['steps/02-port-vieux.yaml:14:13 answer-changed'],
    advice: 'Admettez encore l’ancienne réponse, ou changez aussi le texte de l’étape.',
  },
];
