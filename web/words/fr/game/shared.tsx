/** Words that several screens of the game share. */
export const shared = {
  step: (stepNumber: number) => `Étape ${stepNumber}`,
  /** Value printed on a step's stamp. */
  faceValue: (stepNumber: number) => `CIE ${stepNumber}`,
  code: 'Code',
  toDesk: 'Retour au bureau',
  retry: 'Réessayer',
  goOn: 'Continuer',
  confirm: 'Confirmer',
  yes: 'Oui',
  no: 'Non',
  updating: 'Mise à jour',
  sending: 'Envoi…',
  /** `share`: 0 to 1. */
  percent: (share: number) => `${Math.floor(share * 100)} %`,
};
