/** What the left side of the studio can show; the telephone is a side of its own where there is room for it. */
export const VIEWS = [
  { name: 'story', label: 'Histoire' },
  { name: 'presence', label: 'Tableau' },
  { name: 'measures', label: 'Lecture et marche' },
  { name: 'problems', label: 'Problèmes' },
  { name: 'phone', label: 'Téléphone' },
] as const;
export type ViewName = (typeof VIEWS)[number]['name'];
