/** The file with everything that is stored about an account. */
export const personalData = {
  file: (day: string) => `mes-donnees-${day}.json`,
  about:
    'Ce fichier contient ce qui est gardé de votre compte. Les heures sont en temps universel. Le mot de passe et les clés de session n’y sont pas : le site n’en garde qu’une empreinte. Ce qui tient à l’adresse seule, lettres commandées avec elle et rétractations, n’y est qu’une fois l’adresse confirmée.',
  events: {
    activation: 'Code activé',
    answer: 'Réponse',
    clue: 'Indice demandé',
    alternative: 'Autre chemin pris',
    recognised: 'Réglage reconnu',
    report: 'Signalement d’un lieu',
    staff: 'Intervention du personnel',
    edition: 'Changement de l’histoire',
    withdrawal: 'Rétractation',
    refund: 'Remboursement',
    dispute: 'Paiement contesté',
  },
  verdicts: {
    right: 'Réponse juste',
    wrong: 'Réponse fausse',
    almost: 'Réponse presque juste',
    unreadable: 'Réponse illisible',
    waiting: 'Réponse envoyée pendant une attente',
  },
  option: 'Choix',
};
