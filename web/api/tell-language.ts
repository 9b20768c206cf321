import type { ApiSchemas } from '../../schemas/api/openapi.generated.ts';
import { request } from './client.ts';
import { hasCompanionCookie } from './companion-cookie.ts';

/**
 * Says in which language to write to who is logged in, while the page is loaded again in it. A guest of a party gets
 * no mail, and is refused.
 */
export function tellLanguage(language: ApiSchemas['Language']): void {
  if (hasCompanionCookie()) void request('POST', 'user/language', { body: { language }, outlivesPage: true });
}
