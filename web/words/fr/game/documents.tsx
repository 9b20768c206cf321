export const documents = {
  title: 'Documents',
  none: 'Le dossier est vide.',
  others: 'Autres documents',
  /** `number`: from 1. */
  piece: (number: number) => `Pièce n° ${number}`,
  place: (number: number, count: number) => `${number} sur ${count}`,
};
