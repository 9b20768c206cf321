import { useCallback, useEffect, useState } from 'react';

export type Loaded<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: Value }
  | { readonly status: 'failed' };

const LOADING = { status: 'loading' } as const;

/**
 * What a promise brings, for an address: another address, or `retry`, asks anew. What is `there` already is not asked for. `load`
 * must stay the same function.
 */
export function useLoaded<Value>(
  address: string,
  load: (address: string) => Promise<Value>,
  there?: Value,
): { state: Loaded<Value>; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<{ readonly of: string; readonly state: Loaded<Value> } | null>(null);
  const asked = `${attempt} ${address}`;
  const isThere = there !== undefined;
  useEffect(() => {
    if (isThere) return undefined;
    let current = true;
    const end = (state: Loaded<Value>) => current && setOutcome({ of: asked, state });
    load(address).then(
      (value) => end({ status: 'ready', value }),
      () => end({ status: 'failed' }),
    );
    return () => {
      current = false;
    };
  }, [address, asked, isThere, load]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  if (there !== undefined) return { state: { status: 'ready', value: there }, retry };
  return { state: outcome?.of === asked ? outcome.state : LOADING, retry };
}
