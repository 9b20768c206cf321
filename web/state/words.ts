const sentences: Readonly<Record<string, string>> = {
  ERROR_SERVER: 'Le service est indisponible, réessayez dans un instant',
  ERROR_STORAGE: 'Le service ne peut rien enregistrer pour le moment : réessayez dans quelques minutes',
  ERROR_NETWORK: 'Pas de réseau : vérifiez votre connexion',
  ERROR_COOKIES: 'Votre navigateur refuse les cookies : autorisez-les ou ouvrez cette page dans un autre navigateur',
  ERROR_UNKNOWN: 'Une erreur est survenue',
  UNKNOWN_ERROR: 'Une erreur est survenue',
  ANSWERS_WAIT:
    'Vingt réponses attendent déjà le réseau : celle-ci n’est ni partie ni gardée. Renvoyez-la quand les autres seront parties.',
  NOT_CONNECTED: 'Votre session a pris fin : connectez-vous de nouveau',
};

/** The French sentence that stands under a code shown as it is; null for what is a sentence already. */
export const sentenceFor = (code: string): string | null => sentences[code] ?? null;

/** The same where the specification asks for no code: the sentence, or the server's own text. */
export const wordsFor = (error: string): string => sentences[error] ?? error;

/** What the server's own failures are told by: that nothing can be stored has its words, whatever else it was has the general ones. */
export const serverTrouble = (error: string): string => (error === 'ERROR_STORAGE' ? error : 'ERROR_SERVER');

/** Too many tries: the seconds told where they are known. */
export const tooMany = (seconds: number | undefined): string =>
  seconds === undefined ? 'Trop d’essais : réessayez bientôt' : `Trop d’essais : réessayez dans ${seconds} s`;

/** Another telephone of the party has gone on. */
export const aheadAt = (stepNumber: number | undefined): string =>
  `Votre enquête a avancé ailleurs : vous en êtes à l’étape ${stepNumber ?? ''}.`;

export const NOT_JUDGED = 'Cette réponse-ci n’a pas été jugée.';

/** An answer for a step that is over elsewhere. */
export const whereNow = (stepNumber: number | undefined): string => `${aheadAt(stepNumber)} ${NOT_JUDGED}`;
