const REASONS: Readonly<Record<string, string>> = {
  ERROR_SERVER: 'Le service est indisponible',
  ERROR_STORAGE: 'Le service ne peut rien enregistrer pour le moment',
};

/** What is told of answers that wait; `because`: the code of what keeps them. */
export function keptWords(count: number, because: string): string {
  const kept = count > 1 ? `vos ${count} réponses sont gardées` : 'votre réponse est gardée';
  return `${REASONS[because] ?? 'Pas de réseau'} : ${kept}.`;
}
