/** Sentences of the parts that all screens share. */
export const common = {
  loading: 'Chargement',
  notFound: {
    title: 'Page introuvable',
    stamp: 'Inconnu à cette adresse',
    heading: 'Vous devriez faire demi-tour.',
    text: 'La Compagnie n’a pas de casier à ce nom. Elle renvoie le pli à qui l’a écrit.',
    toHome: 'Retour à l’accueil',
  },
};
