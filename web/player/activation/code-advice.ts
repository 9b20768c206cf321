/** The server's reasons for refusing a code. */
type Reason = 'unknown' | 'taken' | 'unsent' | 'withdrawn' | 'lost';

const ADVICE: Readonly<Record<Reason, string>> = {
  unknown: 'Aucune lettre ne porte ce code. Comparez-le signe par signe : O et zéro, I et 1 se ressemblent.',
  taken:
    'Cette lettre est déjà ouverte. Si c’est avec une autre de vos adresses, déconnectez-vous et reprenez celle-là ; si quelqu’un mène l’enquête avec vous, c’est son compte qui la suit.',
  unsent: 'Cette lettre n’est pas encore postée : son code servira quand elle sera partie.',
  withdrawn:
    'Cette lettre a fait l’objet d’une rétractation : son code ne sert plus. Si c’est une erreur, écrivez-nous.',
  lost: 'Cette lettre s’est égarée : une autre est partie à sa place, avec un autre code. C’est elle qui ouvre l’enquête.',
};

/** Advice displayed under the error. */
export const adviceOn = (reason: unknown): string | null =>
  typeof reason === 'string' && reason in ADVICE ? ADVICE[reason as Reason] : null;

/** Advice for a code that was found and then refused, by the activation's error codes. */
export const refusedAdvice: Readonly<Record<string, string>> = {
  INVALID_CODE: ADVICE.taken,
  UNKNOWN_CODE: ADVICE.unknown,
};
