import { useCallback, useEffect, useState } from 'react';

export type Loaded<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: Value }
  | { readonly status: 'failed' };

const LOADING = { status: 'loading' } as const;

/**
 * Loads a value for an address; another address, or `retry`, loads again. A value that is `initial` already
 * is not loaded. `load` must be the same function on every render.
 */
export function useLoaded<Value>(
  address: string,
  load: (address: string) => Promise<Value>,
  initial?: Value,
): { state: Loaded<Value>; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<{ readonly of: string; readonly state: Loaded<Value> } | null>(null);
  const requestId = `${attempt} ${address}`;
  const hasInitial = initial !== undefined;
  useEffect(() => {
    if (hasInitial) return undefined;
    let current = true;
    const end = (state: Loaded<Value>) => current && setOutcome({ of: requestId, state });
    load(address).then(
      (value) => end({ status: 'ready', value }),
      () => end({ status: 'failed' }),
    );
    return () => {
      current = false;
    };
  }, [address, requestId, hasInitial, load]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  if (initial !== undefined) return { state: { status: 'ready', value: initial }, retry };
  return { state: outcome?.of === requestId ? outcome.state : LOADING, retry };
}
