/** Beside a city’s media: who made each, and under which licence. The game does not read it. */
export const LICENCES_FILE = 'licences.yaml';
