import type { Knex } from 'knex';
import * as accounts from './0001-accounts.ts';
import * as orders from './0002-orders.ts';
import * as limits from './0003-limits.ts';
import * as outbox from './0004-outbox.ts';
import * as passwordResets from './0005-password-resets.ts';
import * as newsletter from './0006-newsletter.ts';
import * as withdrawals from './0007-withdrawals.ts';
import * as promotions from './0008-promotions.ts';
import * as lastSeen from './0009-last-seen.ts';
import * as staffActions from './0010-staff-actions.ts';
import * as explorer from './0011-explorer.ts';
import * as places from './0012-places.ts';
import * as statistics from './0013-statistics.ts';
import * as secondFactor from './0014-second-factor.ts';
import * as lastLogin from './0015-last-login.ts';
import * as contentVersions from './0016-content-versions.ts';
import * as answerLimits from './0017-answer-limits.ts';
import * as lighterAttempts from './0018-lighter-attempts.ts';
import * as openedOnDevices from './0019-opened-on-devices.ts';
import * as stoppedCodes from './0020-stopped-codes.ts';
import * as knownDevices from './0021-known-devices.ts';
import * as provedEmails from './0022-proved-emails.ts';
import * as foundQuickly from './0023-found-quickly.ts';
import * as clockLooks from './0024-clock-looks.ts';
import * as printJobs from './0025-print-jobs.ts';
import * as tiedMails from './0026-tied-mails.ts';
import * as severalLinks from './0027-several-links.ts';
import * as choices from './0028-choices.ts';
import * as sideSteps from './0029-side-steps.ts';
import * as alternativesTaken from './0030-alternatives-taken.ts';
import * as arrivalMails from './0031-arrival-mails.ts';
import * as entries from './0032-entries.ts';
import * as parties from './0033-parties.ts';
import * as sales from './0036-sales.ts';
import * as gifts from './0037-gifts.ts';
import * as dispatches from './0038-dispatches.ts';
import * as printForms from './0040-print-forms.ts';
import * as partiesWithoutTheirPast from './0044-parties-without-their-past.ts';
import * as unreadTexts from './0045-unread-texts.ts';
import * as withdrawnLetters from './0046-withdrawn-letters.ts';
import * as counterSearch from './0047-counter-search.ts';
import * as toldLetters from './0048-told-letters.ts';
import * as presence from './0049-presence.ts';
import * as takings from './0050-takings.ts';
import * as printTries from './0051-print-tries.ts';
import * as copies from './0052-copies.ts';
import * as probes from './0053-probes.ts';
import * as editions from './0054-editions.ts';
import * as together from './0055-together.ts';
import * as languages from './0056-languages.ts';
import * as figuresByLanguage from './0057-figures-by-language.ts';
import * as keepsakes from './0058-keepsakes.ts';
import * as withdrawnSales from './0059-withdrawn-sales.ts';

/**
 * Imported, because the built server has no migrations folder. Names are permanent: they are stored in the
 * database.
 */
const MIGRATIONS: readonly (readonly [string, Knex.Migration])[] = [
  ['0001-accounts', accounts],
  ['0002-orders', orders],
  ['0003-limits', limits],
  ['0004-outbox', outbox],
  ['0005-password-resets', passwordResets],
  ['0006-newsletter', newsletter],
  ['0007-withdrawals', withdrawals],
  ['0008-promotions', promotions],
  ['0009-last-seen', lastSeen],
  ['0010-staff-actions', staffActions],
  ['0011-explorer', explorer],
  ['0012-places', places],
  ['0013-statistics', statistics],
  ['0014-second-factor', secondFactor],
  ['0015-last-login', lastLogin],
  ['0016-content-versions', contentVersions],
  ['0017-answer-limits', answerLimits],
  ['0018-lighter-attempts', lighterAttempts],
  ['0019-opened-on-devices', openedOnDevices],
  ['0020-stopped-codes', stoppedCodes],
  ['0021-known-devices', knownDevices],
  ['0022-proved-emails', provedEmails],
  ['0023-found-quickly', foundQuickly],
  ['0024-clock-looks', clockLooks],
  ['0025-print-jobs', printJobs],
  ['0026-tied-mails', tiedMails],
  ['0027-several-links', severalLinks],
  ['0028-choices', choices],
  ['0029-side-steps', sideSteps],
  ['0030-alternatives-taken', alternativesTaken],
  ['0031-arrival-mails', arrivalMails],
  ['0032-entries', entries],
  ['0033-parties', parties],
  ['0036-sales', sales],
  ['0037-gifts', gifts],
  ['0038-dispatches', dispatches],
  ['0040-print-forms', printForms],
  ['0044-parties-without-their-past', partiesWithoutTheirPast],
  ['0045-unread-texts', unreadTexts],
  ['0046-withdrawn-letters', withdrawnLetters],
  ['0047-counter-search', counterSearch],
  ['0048-told-letters', toldLetters],
  ['0049-presence', presence],
  ['0050-takings', takings],
  ['0051-print-tries', printTries],
  ['0052-copies', copies],
  ['0053-probes', probes],
  ['0054-editions', editions],
  ['0055-together', together],
  ['0056-languages', languages],
  ['0057-figures-by-language', figuresByLanguage],
  ['0058-keepsakes', keepsakes],
  ['0059-withdrawn-sales', withdrawnSales],
];

/**
 * The newest migration of the released version. Those after it only add, so that both versions run side by
 * side; a test holds them to that. Moved on with each release.
 */
export const LAST_RELEASED = '0047-counter-search';

export const migrationSource: Knex.MigrationSource<string> = {
  getMigrations: () => Promise.resolve(MIGRATIONS.map(([name]) => name)),
  getMigrationName: (name) => name,
  getMigration: (name) => {
    const found = MIGRATIONS.find(([known]) => known === name);
    return found ? Promise.resolve(found[1]) : Promise.reject(new Error(`Unknown migration ${name}`));
  },
};
