import { useCallback, useEffect, useState } from 'react';
import { loadPage, type PageComponent } from './load-page.ts';

export type PageState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly Page: PageComponent }
  | { readonly status: 'failed' };

export type LoadPage = (address: string) => Promise<PageComponent>;

/** The page at an address, and how to ask for it again after a failure. */
export function usePage(address: string, load: LoadPage = loadPage): { state: PageState; retry: () => void } {
  const [state, setState] = useState<PageState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let current = true;
    setState({ status: 'loading' });
    load(address).then(
      (Page) => current && setState({ status: 'ready', Page }),
      () => current && setState({ status: 'failed' }),
    );
    return () => {
      current = false;
    };
  }, [address, load, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { state, retry };
}
