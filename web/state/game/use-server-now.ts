import { useEffect, useState } from 'react';
import { serverNow } from '../../api/server-clock.ts';

/** The server's time, refreshed every `everyMs` milliseconds while `running`. */
export function useServerNow(everyMs: number, running = true): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setNow(serverNow()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs, running]);
  return now;
}
