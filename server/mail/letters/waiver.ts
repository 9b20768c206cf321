import { mailFacts, paragraph, quote } from '../letter.ts';
import type { Mail } from '../letter.ts';

interface Waiver {
  readonly code: string;
  /** Formatted. */
  readonly moment: string;
  readonly version: string;
  readonly text: string;
}

/** Confirms to the player the waiver of the right of withdrawal given at activation. */
export function waiverLetter({ code, moment, version, text }: Waiver): Mail {
  return {
    subject: 'Votre enquête commence : l’accord que vous avez donné',
    blocks: [
      paragraph('Bonjour,'),
      paragraph(
        'Votre lettre est activée, l’enquête est ouverte. Voici l’accord que vous avez donné en l’ouvrant. Gardez-le.',
      ),
      mailFacts(
        { label: 'Lettre', value: code },
        { label: 'Accord donné', value: moment },
        { label: 'Version du texte', value: version },
      ),
      quote(text),
      paragraph(
        'Le droit de rétractation ne s’exerce donc plus pour ce contenu numérique (article L. 221-28, 13° du code de la consommation). Les garanties légales restent entières.',
      ),
      paragraph('Bonne route, et levez les yeux.'),
    ],
  };
}
