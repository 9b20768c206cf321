const sentences: Readonly<Record<string, string>> = {
  ERROR_SERVER: 'Le service est indisponible, réessayez dans un instant',
  ERROR_STORAGE: 'Le service ne peut rien enregistrer pour le moment : réessayez dans quelques minutes',
  ERROR_NETWORK: 'Pas de réseau : vérifiez votre connexion',
  ERROR_COOKIES:
    'Votre navigateur refuse les cookies : autorisez-les ou ouvrez cette page dans un autre navigateur',
  ERROR_UNKNOWN: 'Une erreur est survenue',
  UNKNOWN_ERROR: 'Une erreur est survenue',
  ANSWERS_WAIT:
    'Vingt réponses attendent déjà le réseau : celle-ci n’est ni partie ni gardée. Renvoyez-la quand les autres seront parties.',
  NOT_CONNECTED: 'Votre session a pris fin : connectez-vous de nouveau',
};

/** French sentence under an error code that is displayed; null for an error that is a sentence already. */
export const sentenceFor = (code: string): string | null => sentences[code] ?? null;

/** For screens that display no code: the sentence, or the server's own text. */
export const wordsFor = (error: string): string => sentences[error] ?? error;

/** Code for a failure of the server: ERROR_STORAGE has its own sentence, everything else the general one. */
export const serverErrorCode = (error: string): string =>
  error === 'ERROR_STORAGE' ? error : 'ERROR_SERVER';

/** Says the seconds where they are known. */
export const tooManyTriesMessage = (seconds: number | undefined): string =>
  seconds === undefined ? 'Trop d’essais : réessayez bientôt' : `Trop d’essais : réessayez dans ${seconds} s`;

/** Another phone has advanced. `news`: who of the party, and how, where it is known. */
export const aheadMessage = (
  stepNumber: number | undefined,
  news = 'Votre enquête a avancé ailleurs',
): string => `${news} : vous en êtes à l’étape ${stepNumber ?? ''}.`;

/** Another phone of the party has decided before. `label`: the option taken. */
export const decidedMessage = (label: string): string => `La décision est déjà prise : « ${label} ».`;

export const NOT_JUDGED = 'Cette réponse-ci n’a pas été jugée.';
