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
  /** Of a buyer without an account. */
  buyer: {
    about:
      'Ce fichier contient ce qui est gardé de vous comme acheteur, pour toutes les commandes faites avec ce mail. La partie de la personne qui joue n’y est pas : elle est à elle.',
    keptOfSale: (number: string) =>
      `Le numéro, la date, la ville et le prix de la commande ${number}, pour la comptabilité (article L. 123-22 du code de commerce)`,
    keptOfWithdrawal: (reference: string) => `La rétractation « ${reference} », preuve de sa date`,
  },
};
