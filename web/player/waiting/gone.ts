/** What is told of an answer that waits. */
export const gone = 'Pas de réseau : votre réponse est gardée.';
