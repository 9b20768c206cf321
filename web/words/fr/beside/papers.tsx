/** What the recipient of a letter reads in its envelope, beside the pages of the city. */
export const papers = {
  giftTo: (name: string) => `Pour ${name}`,
  giftFrom: (name: string) => `Offert par ${name}`,
  giftLine: (line: string) => `« ${line} »`,
  stub: (city: string) => `Talon à garder : ${city}`,
  slip: {
    title: 'Bordereau d’envoi',
    order: 'Commande',
    city: 'Enquête',
    recipient: 'Pour',
    giver: 'Offert par',
    contents: 'Dans cette enveloppe :',
    letter: 'La lettre',
    copies: (title: string, copies: number) => `${title}, en ${copies} exemplaires`,
    stub: 'Le talon',
    missing: (site: string) => `Une pièce manque ? Dites-le-nous : ${site}`,
  },
};
