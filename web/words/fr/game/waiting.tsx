function reason(errorCode: string): string {
  if (errorCode === 'ERROR_SERVER') return 'Le service est indisponible';
  return errorCode === 'ERROR_STORAGE'
    ? 'Le service ne peut rien enregistrer pour le moment'
    : 'Pas de réseau';
}

/** Answers that wait for the network, and the party's news. */
export const waiting = {
  /** `errorCode`: of the last try. */
  kept: (errorCode: string, count: number) =>
    count > 1
      ? `${reason(errorCode)} : vos ${count} réponses sont gardées.`
      : `${reason(errorCode)} : votre réponse est gardée.`,
  send: 'Envoyer',
  read: 'Bien lu',
  right: (answer: string) => `Votre réponse « ${answer} » est juste.`,
  decided: (option: string) => `Votre décision est prise : « ${option} ».`,
  refused: (answer: string, reply: string) => `Votre réponse « ${answer} » : ${reply}.`,
  tooMany: (reason: string) => `${reason}. Votre réponse partira d’elle-même.`,
  follow: 'Suivre',
};
