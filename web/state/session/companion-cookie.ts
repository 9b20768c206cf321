import { mount } from '../../mount.ts';

/** The session's token is out of a script's reach; this cookie, no secret, tells that there is one. */
const COMPANION = 'session=1';

export const hasCompanionCookie = (): boolean => document.cookie.split('; ').includes(COMPANION);

export function clearCompanionCookie(): void {
  document.cookie = `session=; path=${mount || '/'}; max-age=0; samesite=lax`;
}
