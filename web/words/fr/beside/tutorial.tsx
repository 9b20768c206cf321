/** By step, from 1. */
const cards = {
  1: {
    title: 'L’application',
    text: 'Le grand timbre ouvre ce que l’étape demande : un code, un lieu, une fréquence. Il change à mesure que vous avancez.',
  },
  2: {
    title: 'La barre',
    text: 'Toujours sous le pouce : le bureau, pour revenir ici ; les indices, si vous êtes bloqué ; les horaires des lieux, à regarder avant de marcher.',
  },
  3: {
    title: 'Votre compte',
    text: 'Là sont votre adresse, les textes légaux et la sortie. Ce tutoriel s’y relance quand vous voulez.',
  },
  4: {
    title: 'À vous',
    text: 'Commencez par lire vos documents. En route, regardez où vous marchez : il n’y a ni mur à sauter ni porte à forcer.',
  },
};

export const tutorial = {
  cards,
  place: (step: number, count: number) => `${step} sur ${count}`,
  next: 'Suivant',
};
