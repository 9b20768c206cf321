import { useEffect } from 'react';
import { tabStorage } from '../../state/device/storage.ts';

const KEY = 'origin';

/** Only paths of this site, and none that would lead in a circle. A browser drops control characters, and reads another path. */
const isOwnPath = (path: string): boolean =>
  path.startsWith('/') && !/^\/[/\\]/.test(path) && !/\p{Cc}/u.test(path) && !/^\/log(in|out)/.test(path);

/** The page a visitor came for, carried in the address, so that it survives another browser. */
export function originOf(params: URLSearchParams): string | null {
  const from = params.get('from');
  return from && isOwnPath(from) ? from : null;
}

/** The same, kept in the tab through pages that do not carry it. */
export function useOrigin(params: URLSearchParams): string | null {
  const from = originOf(params);
  useEffect(() => {
    if (from) tabStorage.write(KEY, from);
  }, [from]);
  return from;
}

/** The kept page, where the address has lost it. */
export const keptOrigin = (): string | null => tabStorage.read(KEY);

/** Once arrived, it has served. */
export const forgetOrigin = (): void => tabStorage.remove(KEY);

/** The login's address, with all that must be kept. */
export function loginAddress({ from, register = false }: { readonly from: string | null; readonly register?: boolean }): string {
  const params = new URLSearchParams();
  if (register) params.set('register', 'true');
  if (from) params.set('from', from);
  const query = params.toString();
  return query === '' ? '/login' : `/login?${query}`;
}
