export const lettersCounted = (count: number): string =>
  `${count.toLocaleString('fr-FR')} pli${count > 1 ? 's' : ''}`;
