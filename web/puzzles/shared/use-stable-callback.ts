import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function with a stable identity that calls the latest callback, for the input of a machine. */
export function useStableCallback<Arguments extends readonly unknown[], Result>(
  callback: (...args: Arguments) => Result,
): (...args: Arguments) => Result {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Arguments) => latest.current(...args), []);
}
