import { writeLink } from '../../accounts/mail-link.ts';
import { HttpError } from '../../platform/errors.ts';
import { passwordResetLetter } from '../../mail/letters/password-reset.ts';
import type { WrittenMail } from '../../store/outbox.ts';
import type { Services } from '../../services/services.ts';

const LINK = {
  kind: 'password-reset',
  path: '/password/reset',
  lifetime: 3600 * 1000,
  letter: passwordResetLetter,
} as const;

/** Stores a reset link with its mail. Earlier links stay valid, as anybody may request one. */
export async function requestReset(
  services: Pick<Services, 'accounts' | 'clock' | 'facts' | 'limits' | 'passwordResets' | 'settings'>,
  email: string,
): Promise<WrittenMail> {
  const account = await services.accounts.byEmail(email);
  if (!account) throw new HttpError(404, 'UNKNOWN_ACCOUNT');
  await services.limits.resetMails(email);
  return writeLink(services, services.passwordResets, account, LINK);
}
