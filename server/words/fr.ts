import type { Language } from '../../engine/index.ts';
import { mails } from './fr/mails.ts';
import { personalData } from './fr/personal-data.ts';
import { refusals } from './fr/refusals.ts';

/** Whatever a player or buyer reads that the server has written itself, in French. */
export const fr = {
  language: 'fr' as Language,
  /** For link previews. */
  locale: 'fr_FR',
  refusals,
  mails,
  personalData,
  /** On pages whose screens need scripts: the built document says the French sentence itself. */
  withoutScript: 'Cette page a besoin de JavaScript. Activez-le, puis rechargez la page.',
  /** The firm, on the picture of a link preview and under mails. */
  firm: (name: string, tagline: string) => `${name}, ${tagline}`,
};
