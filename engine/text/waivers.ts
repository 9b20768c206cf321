/** The sentence that is shown today; change it by adding one to the list. */
export const WAIVER_VERSION = '2026-11-1';

/** Digital content begun before the end of the withdrawal period: an express request, and the loss acknowledged. */
export const WAIVER =
  'Je demande que l’enquête en ligne commence dès maintenant, sans attendre la fin du délai de rétractation de quatorze jours, et je reconnais qu’en la commençant je renonce à mon droit de rétractation pour ce contenu numérique.';

/** Every sentence that was ever agreed to stays here: an order keeps only its version. */
const WAIVERS: ReadonlyMap<string, string> = new Map([[WAIVER_VERSION, WAIVER]]);

/** What somebody agreed to; null when no such version was ever shown. */
export const waiverText = (version: string): string | null => WAIVERS.get(version) ?? null;
