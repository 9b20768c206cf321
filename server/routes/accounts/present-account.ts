import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import type { Account } from '../../store/accounts/accounts.ts';

export function presentAccount({ email, admin, emailProved }: Account): ApiSchemas['Account'] {
  return { email, admin, emailProved };
}
