/** Of public pages, for search engines and link previews: one or two sentences, shorter than 160 characters. */
export const descriptions = {
  landing: (cities: string) =>
    `Une lettre arrive, une ville s’ouvre : une enquête à mener à pied, sans application, à votre rythme. ${cities}.`,
  concept:
    'Recevez, explorez, résolvez : comment une lettre, des messages chiffrés et de vrais bâtiments font une enquête.',
  city: (city: string, duration: string, distance: string) =>
    `${city}, une enquête à pied : ${duration}, ${distance}. Ce que l’on voit, les marches, les heures, la saison, et à qui elle va.`,
  /** Names of facts about a city. */
  length: 'Longueur',
  ground: 'Terrain',
  code: 'Vous avez résolu une enquête sur nos réseaux ? Dites ce que vous avez trouvé : un pack vous attend peut-être.',
  legalNotice:
    'Qui édite et qui héberge le site, comment nous joindre, à qui sont les textes, les dessins et les plans.',
  termsOfSale: (withdrawal: string) =>
    `Le contrat de vente du pack : prix, livraison, garanties, ${withdrawal} pour changer d’avis, retours gratuits avec notre bon.`,
  termsOfUse:
    'Comment on joue, ce que le compte permet, ce que nous gardons de vous et ce que vous pouvez en faire.',
  login:
    'Présentez-vous au guichet : une adresse, un mot de passe, et votre courrier vous suit d’un téléphone à l’autre.',
  join: 'Quelqu’un vous fait venir dans son enquête : les six signes de son invitation, un prénom, et vous y êtes.',
  reset: 'Un mot de passe s’oublie : un lien envoyé à votre adresse en fait choisir un autre.',
  unsubscription: 'Ne plus recevoir nos nouvelles : une adresse, un bouton.',
  withdrawal: (withdrawal: string) =>
    `Renoncer au contrat ici : la référence de la commande ou le code de la lettre, dans les ${withdrawal} qui suivent la livraison.`,
  accessibility: 'Ce que le site fait pour que chacun puisse jouer, ce qui manque encore, et à qui le dire.',
};
