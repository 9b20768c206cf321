/** Which sentence the buyer agreed to; sent with the activation and journalled. Change it with the sentence. */
export const WAIVER_VERSION = '2026-11-1';

/** Digital content begun before the end of the withdrawal period: an express request, and the loss acknowledged. */
export const WAIVER =
  'Je demande que l’enquête en ligne commence dès maintenant, sans attendre la fin du délai de rétractation de quatorze jours, et je reconnais qu’en la commençant je renonce à mon droit de rétractation pour ce contenu numérique.';
