export const home = {
  title: 'Bureau',
  retry: 'Réessayer',
  notInitialized: 'Le jeu n’est pas correctement initialisé',
};
