/** Sentences of the public pages. */
export const site = {
  /** Descriptions of the pictures. */
  pictures: {
    receive: 'Un casier de poste restante ; une lettre dépasse et attend',
    explore: 'Un plan déplié d’où se dressent un clocher, un pont et des façades',
    resolve: 'Une loupe posée sur un cachet postal, dont les ondes deviennent une empreinte digitale',
  },
};
