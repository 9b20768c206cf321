import type { ByLanguage, Language } from './language.ts';

interface Waiver {
  readonly version: string;
  readonly text: string;
}

/**
 * Express request to begin digital content within the withdrawal period, with the loss of the right
 * acknowledged. All versions ever agreed to, each in one language, because an order stores only the version. To
 * change a sentence, put a version before it.
 */
const WAIVERS: ByLanguage<readonly [current: Waiver, ...earlier: readonly Waiver[]]> = {
  fr: [
    {
      version: '2026-11-1',
      text: 'Je demande que l’enquête en ligne commence dès maintenant, sans attendre la fin du délai de rétractation de quatorze jours, et je reconnais qu’en la commençant je renonce à mon droit de rétractation pour ce contenu numérique.',
    },
  ],
  en: [
    {
      version: '2026-11-1-en',
      text: 'I ask for the online investigation to begin now, without waiting for the fourteen-day withdrawal period to end, and I acknowledge that by beginning it I give up my right of withdrawal for this digital content.',
    },
  ],
};

export const currentWaiver = (language: Language): Waiver => WAIVERS[language][0];

/** Null for an unknown version. */
export const waiverText = (version: string): string | null =>
  Object.values(WAIVERS)
    .flat()
    .find((waiver) => waiver.version === version)?.text ?? null;
