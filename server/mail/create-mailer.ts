import { join } from 'node:path';
import type { Settings } from '../platform/env.ts';
import { fileMailer } from './file-mailer.ts';
import type { Mailer } from './mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

/** Uses SMTP if set, else writes files to the data folder. */
export function createMailer({ smtpUrl, dataDir }: Pick<Settings, 'smtpUrl' | 'dataDir'>): Mailer {
  return smtpUrl === null ? fileMailer(join(dataDir, 'outbox')) : smtpMailer(smtpUrl);
}
