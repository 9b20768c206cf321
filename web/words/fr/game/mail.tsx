import type { ReactNode } from 'react';
import { formatMoment, spellNumber } from '../../../../engine/public.ts';

/** `minutes`: until then. */
type Moment = Parameters<typeof formatMoment>[0] & { readonly minutes: number };

function delay(moment: Moment): string {
  if (moment.minutes <= 1) return 'd’un instant à l’autre';
  return moment.minutes < 60
    ? `dans ${spellNumber(moment.minutes, 'fr', { isFeminine: true })} minutes`
    : formatMoment(moment, 'fr');
}

export const mail = {
  next: (moment: Moment) => `Le prochain courrier est levé ${delay(moment)}.`,
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
