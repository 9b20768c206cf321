import type { Account } from '../../store/accounts.ts';

export function presentAccount({ email, admin }: Account): { email: string; admin: boolean } {
  return { email, admin };
}
