const REASONS: Readonly<Record<string, string>> = {
  ERROR_SERVER: 'Le service est indisponible',
  ERROR_STORAGE: 'Le service ne peut rien enregistrer pour le moment',
};

/** Answers that wait for the network, and the party's news. */
export const waiting = {
  /** `errorCode`: of the last try. */
  kept: (errorCode: string, count: number) =>
    `${REASONS[errorCode] ?? 'Pas de réseau'} : ${count > 1 ? `vos ${count} réponses sont gardées` : 'votre réponse est gardée'}.`,
  send: 'Envoyer',
  read: 'Bien lu',
  right: (answer: string) => `Votre réponse « ${answer} » est juste.`,
  decided: (option: string) => `Votre décision est prise : « ${option} ».`,
  refused: (answer: string, reply: string) => `Votre réponse « ${answer} » : ${reply}.`,
  tooMany: (reason: string) => `${reason}. Votre réponse partira d’elle-même.`,
  follow: 'Suivre',
};
