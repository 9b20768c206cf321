import type { CatalogueEntry } from '../diagnostics/diagnostic.ts';

/** Effects of an edit on players who are in the city, by permanent code. An error refuses the edit. */
export const editionFindings = {
  'city-removed': {
    title: 'Ville retirée',
    severity: 'error',
    explanation:
      'Des joueurs y sont peut-être, et des lettres en portent le code : leur partie ne s’ouvrirait plus.',
  },
  'read-elsewhere': {
    title: 'Ce qu’une autre ville lisait n’est plus là',
    severity: 'warning',
    explanation:
      'Une condition elsewhere d’une autre ville cite une étape ou une option que cette édition retire : elle ne se vérifierait plus.',
  },
  'start-changed': {
    title: 'Autre première étape',
    severity: 'error',
    explanation:
      'Les lettres déjà postées parlent de la première étape d’avant : qui les active se trouverait ailleurs.',
  },
  'letter-changed': {
    title: 'Lettre récrite',
    severity: 'warning',
    explanation: 'Les lettres imprimées gardent l’ancien texte : ce qu’il dit doit rester vrai.',
  },
  'step-removed': {
    title: 'Étape retirée sous des joueurs',
    severity: 'error',
    explanation: 'Un joueur qui s’y trouve serait renvoyé en arrière, à une étape qu’il a déjà résolue.',
  },
  'step-again': {
    title: 'Étape à refaire',
    severity: 'warning',
    explanation: 'Une étape que le joueur a passée revient devant lui, parce que l’ordre du trajet a changé.',
  },
  'step-off-route': {
    title: 'Étape hors du trajet',
    severity: 'warning',
    explanation:
      'Le trajet que suit le joueur ne passe plus par l’étape où il est : il continue, sans ce que le trajet ouvre au passage.',
  },
  'answer-changed': {
    title: 'Autre réponse à la même question',
    severity: 'error',
    explanation:
      'Ce que le joueur lit, ou a vu dans la rue, n’a pas changé : la réponse qu’il y trouve doit rester juste.',
  },
  'question-changed': {
    title: 'Autre question, autre réponse',
    severity: 'warning',
    explanation: 'Le joueur qui a lu la question d’avant doit la relire : sa réponse n’est plus juste.',
  },
  'answer-narrowed': {
    title: 'Écriture de la réponse refusée à présent',
    severity: 'warning',
    explanation: 'Une façon d’écrire la réponse qui était admise ne l’est plus.',
  },
  'instrument-changed': {
    title: 'Autre instrument',
    severity: 'warning',
    explanation: 'Le joueur qui revient trouve un autre instrument que celui qu’il a quitté.',
  },
  'hints-fewer': {
    title: 'Moins d’indices',
    severity: 'warning',
    explanation: 'Un joueur qui avait demandé le dernier indice peut en perdre un qu’il a lu.',
  },
  'message-taken-away': {
    title: 'Message repris',
    severity: 'error',
    explanation: 'Un joueur l’a déjà dans sa boîte, et ne l’y retrouverait plus.',
  },
  'document-taken-away': {
    title: 'Document repris',
    severity: 'error',
    explanation: 'Un joueur l’a déjà dans son dossier, et ne l’y retrouverait plus.',
  },
  'tile-taken-away': {
    title: 'Tuile reprise',
    severity: 'warning',
    explanation: 'Un joueur l’a déjà sur son bureau, et ne l’y retrouverait plus.',
  },
  'alternative-removed': {
    title: 'Trajet de secours retiré sous des joueurs',
    severity: 'error',
    explanation: 'Un joueur l’a déjà pris, et il ne se reprend pas.',
  },
  'alternative-withdrawn': {
    title: 'Trajet de secours retiré',
    severity: 'warning',
    explanation:
      'Un joueur qui est à cette étape comptait peut-être le prendre : il ne lui est plus proposé.',
  },
  'choice-forgotten': {
    title: 'Décision oubliée',
    severity: 'error',
    explanation:
      'Des joueurs ont pris une option qui n’existe plus : le jeu ne saurait plus ce qu’ils ont décidé.',
  },
  'beside-forgotten': {
    title: 'Étape à côté oubliée',
    severity: 'error',
    explanation:
      'Des joueurs ont résolu une petite étape ou une étape à côté qui n’existe plus : le jeu oublierait qu’ils l’ont fait.',
  },
  'end-undone': {
    title: 'Fin défaite',
    severity: 'error',
    explanation: 'Un joueur qui avait fini ne l’aurait plus.',
  },
  'place-removed': {
    title: 'Lieu retiré du registre',
    severity: 'warning',
    explanation: 'Ce que l’équipe a dit de ce lieu, disparu ou revenu, ne vaudrait plus pour personne.',
  },
  'former-name-unknown': {
    title: 'Ancien nom que personne ne portait',
    severity: 'warning',
    explanation:
      'Dans la version à laquelle on compare, rien ne porte ni ne portait ce nom : est-il bien écrit ?',
  },
} as const satisfies Record<string, CatalogueEntry>;

export type EditionCode = keyof typeof editionFindings;
