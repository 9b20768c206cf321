/** For staff who look on. */
export const viewOnly = {
  label: 'Lecture seule',
  text: (code: string) => `Pli ${code}, lecture seule.`,
  file: 'Son dossier',
  leave: 'Quitter',
};
