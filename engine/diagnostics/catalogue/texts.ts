import type { CatalogueEntry } from '../diagnostic.ts';

/** Problems of voices, walkthroughs and reports. */
export const texts = {
  'unknown-voice': {
    title: 'Voix inconnue',
    severity: 'error',
    explanation:
      'La prise nomme une voix que le fichier ne décrit pas : ni le télégraphe ni le livret ne sauraient qui parle.',
  },
  'part-without-sound': {
    title: 'Prise que personne n’entendra',
    severity: 'error',
    explanation: 'Le son de la prise n’est pas dans media/ : ce qu’elle dit ne se monte nulle part.',
  },
  'voice-not-transcribed': {
    title: 'Voix qui s’écarte de sa transcription',
    severity: 'error',
    explanation:
      'Qui n’entend pas lit la transcription : une phrase dite s’y trouve, mot pour mot et à son rang.',
  },
  'voice-in-haste': {
    title: 'Phrases qui ne tiennent pas dans leur durée',
    severity: 'error',
    explanation:
      'Une voix posée dit quinze signes à la seconde, un télégraphe de 75 bauds dix : au-delà, la prise serait coupée ou récitée.',
  },
  'missing-walkthrough': {
    title: 'Parcours principal absent',
    severity: 'warning',
    explanation:
      'Un parcours nommé main prouve, à chaque vérification, que l’histoire se joue jusqu’au bout.',
  },
  'option-not-walked': {
    title: 'Option que personne n’essaie',
    severity: 'warning',
    explanation:
      'Aucun parcours ne prend cette décision : ce qui la suit n’est vérifié par aucune partie écrite.',
  },
  'walkthrough-disagrees': {
    title: 'Parcours qui ne se joue pas comme il est écrit',
    severity: 'error',
    explanation:
      'Joué selon les règles, le parcours s’écarte de ce qui est écrit : réponse refusée, étape, écran, tuile ou messages différents, arrivée ailleurs.',
  },
  'unknown-blank': {
    title: 'Blanc inconnu',
    severity: 'error',
    explanation:
      'Le rapport remplit les blancs qu’il connaît, et eux seuls : un autre s’imprimerait avec ses accolades.',
  },
  'solution-in-report': {
    title: 'Solution dans le rapport',
    severity: 'error',
    explanation: 'Un joueur montre son rapport à des amis qui joueront : aucune réponse ne s’y lit.',
  },
  'sentence-never-said': {
    title: 'Phrase que personne ne lira',
    severity: 'warning',
    explanation:
      'De chaque groupe s’imprime la première phrase dont la condition est vraie ; celle-ci ne l’est jamais la première.',
  },
  'group-may-be-empty': {
    title: 'Rubrique qui peut rester vide',
    severity: 'warning',
    explanation: 'Un groupe dont chaque phrase a une condition n’imprime rien pour qui n’en remplit aucune.',
  },
} as const satisfies Record<string, CatalogueEntry>;
