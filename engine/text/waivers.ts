/** The current version; to change the sentence, add one to the list. */
export const WAIVER_VERSION = '2026-11-1';

/**
 * Express request to begin digital content within the withdrawal period, with the loss of the right
 * acknowledged.
 */
export const WAIVER =
  'Je demande que l’enquête en ligne commence dès maintenant, sans attendre la fin du délai de rétractation de quatorze jours, et je reconnais qu’en la commençant je renonce à mon droit de rétractation pour ce contenu numérique.';

/** All versions ever agreed to: an order stores only the version. */
const WAIVERS: ReadonlyMap<string, string> = new Map([[WAIVER_VERSION, WAIVER]]);

/** Null for an unknown version. */
export const waiverText = (version: string): string | null => WAIVERS.get(version) ?? null;
