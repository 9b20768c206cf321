import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same between two drawings and always calls the latest one: what a machine is given. */
export function useStableCallback<Arguments extends readonly unknown[], Result>(
  callback: (...args: Arguments) => Result,
): (...args: Arguments) => Result {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Arguments) => latest.current(...args), []);
}
