/** Views for the left column; the telephone has a column of its own on wide screens. */
export const VIEWS = [
  { name: 'story', label: 'Histoire' },
  { name: 'sheet', label: 'Fiche' },
  { name: 'presence', label: 'Tableau' },
  { name: 'measures', label: 'Lecture et marche' },
  { name: 'look', label: 'Couleurs' },
  { name: 'media', label: 'Images et sons' },
  { name: 'reread', label: 'Relire' },
  { name: 'translation', label: 'En anglais' },
  { name: 'notes', label: 'Notes' },
  { name: 'survey', label: 'Repérage' },
  { name: 'left', label: 'Reste à écrire' },
  { name: 'problems', label: 'Problèmes' },
  { name: 'publish', label: 'Publier' },
  { name: 'phone', label: 'Téléphone' },
] as const;
export type ViewName = (typeof VIEWS)[number]['name'];
