export const messages = {
  title: 'Messages',
  none: 'Aucun message n’est arrivé pour l’instant.',
  sender: 'De',
  delivered: 'Remis',
  tape: 'Ruban télégraphique perforé',
  showAll: 'Tout afficher',
  stay: 'Rester sur ce message',
  returns: (seconds: number) => `Retour dans ${seconds} s. Touchez l’écran pour rester.`,
  returnsSpoken: (seconds: number) =>
    `Le message est entier. Retour au bureau dans ${seconds} secondes ; une touche suffit pour rester.`,
};
