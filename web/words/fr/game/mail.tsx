import type { ReactNode } from 'react';

export const mail = {
  next: (moment: string) => `Le prochain courrier est levé ${moment}.`,
  arrived: 'Un message vient d’arriver.',
  moved: 'L’heure de ce courrier vient de changer.',
  /** While the address is not confirmed. */
  offer: (link: (text: string) => ReactNode) => (
    <>Un mail peut vous l’annoncer : {link('confirmez d’abord votre adresse')}.</>
  ),
  asked: (email: ReactNode) => <>Un mail vous l’annoncera, à l’adresse {email}.</>,
  ask: 'M’écrire quand il arrive',
  withdraw: 'Ne plus m’écrire',
  pending: 'Un instant…',
};
