import { mount } from './mount.ts';

/** Scripts cannot read the session's token; this cookie, which is no secret, says that there is one. */
const COMPANION = 'session=1';

export const hasCompanionCookie = (): boolean => document.cookie.split('; ').includes(COMPANION);

export function clearCompanionCookie(): void {
  document.cookie = `session=; path=${mount || '/'}; max-age=0; samesite=lax`;
}
