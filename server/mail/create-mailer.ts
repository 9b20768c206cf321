import { join } from 'node:path';
import type { Settings } from '../env.ts';
import { fileMailer } from './file-mailer.ts';
import type { Mailer } from './mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

/** The SMTP server of the settings, or files of the data folder. */
export function createMailer({ smtpUrl, dataDir }: Pick<Settings, 'smtpUrl' | 'dataDir'>): Mailer {
  return smtpUrl === null ? fileMailer(join(dataDir, 'outbox')) : smtpMailer(smtpUrl);
}
