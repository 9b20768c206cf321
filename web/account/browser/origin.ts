import { useEffect } from 'react';
import { frenchAddress } from '../../../engine/public.ts';
import { tabStorage } from '../../state/device/storage.ts';

const KEY = 'origin';

/**
 * Only paths of this site, except those that would redirect in a circle. Browsers remove control characters,
 * which would change the path.
 */
const isOwnPath = (path: string): boolean =>
  path.startsWith('/') &&
  !/^\/[/\\]/.test(path) &&
  !/\p{Cc}/u.test(path) &&
  !/^\/log(in|out)/.test(frenchAddress(path));

/** The page that required the login, taken from the address, so that it survives a change of browser. */
export function originOf(params: URLSearchParams): string | null {
  const from = params.get('from');
  return from && isOwnPath(from) ? from : null;
}

/** The same, also stored in the tab for pages without it in their address. */
export function useOrigin(params: URLSearchParams): string | null {
  const from = originOf(params);
  useEffect(() => {
    if (from) tabStorage.write(KEY, from);
  }, [from]);
  return from;
}

export const storedOrigin = (): string | null => tabStorage.read(KEY);

/** Called on arrival. */
export const clearOrigin = (): void => tabStorage.remove(KEY);

export function loginAddress({
  from,
  register = false,
}: {
  readonly from: string | null;
  readonly register?: boolean;
}): string {
  const params = new URLSearchParams();
  if (register) params.set('register', 'true');
  if (from) params.set('from', from);
  const query = params.toString();
  return query === '' ? '/login' : `/login?${query}`;
}
