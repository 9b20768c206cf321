/**
 * Words of `common` that other catalogues repeat. They stand in a module of their own, because the build gives a
 * script that others import no name, by which the documents of public pages find it.
 */
export const repeated = {
  letterhead: 'THE COMPANY',
  somebody: 'Somebody',
  desk: 'Desk',
  hints: 'Hints',
  closed: 'Closed',
  hours: 'Hours',
  checkFailed: 'Could not check it',
  corrected: 'The step has been changed',
};
