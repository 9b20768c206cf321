import { useEffect } from 'react';
import { refreshStatus } from '../state/status.ts';

/** Coming back to the page, or to the network: another phone may have gone on, a place may have closed. */
export function useRefreshOnReturn(): void {
  useEffect(() => {
    const onReturn = () => {
      if (document.visibilityState === 'visible') void refreshStatus();
    };
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('online', onReturn);
    return () => {
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('online', onReturn);
    };
  }, []);
}
