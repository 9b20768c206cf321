import type { Account } from '../../store/accounts.ts';

export function presentAccount({ email, admin, emailProved }: Account): { email: string; admin: boolean; emailProved: boolean } {
  return { email, admin, emailProved };
}
