/** Sentences of the game's screens beside the route: party, settings, report, activation, tutorial. */
export const beside = {};
