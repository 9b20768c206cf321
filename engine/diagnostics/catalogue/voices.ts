import type { CatalogueEntry } from './entry.ts';

/** Problems of voices.yaml. */
export const voices = {
  'unknown-voice': {
    title: 'Voix inconnue',
    severity: 'error',
    explanation:
      'La prise nomme une voix que le fichier ne décrit pas : ni le synthétiseur ni le livret ne sauraient qui parle.',
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
      'Une voix posée dit quinze signes à la seconde : au-delà, la prise serait coupée ou récitée.',
  },
} as const satisfies Record<string, CatalogueEntry>;
