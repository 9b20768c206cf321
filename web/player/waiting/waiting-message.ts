const REASONS: Readonly<Record<string, string>> = {
  ERROR_SERVER: 'Le service est indisponible',
  ERROR_STORAGE: 'Le service ne peut rien enregistrer pour le moment',
};

/** `errorCode`: of the last try. */
export function waitingMessage(count: number, errorCode: string): string {
  const kept = count > 1 ? `vos ${count} réponses sont gardées` : 'votre réponse est gardée';
  return `${REASONS[errorCode] ?? 'Pas de réseau'} : ${kept}.`;
}
