import { useEffect, useState } from 'react';

let seen = false;

/** Whether the landing page greets: once for each load of the site, not again for who comes back from another page. */
export function useIntro(): boolean {
  const [greets] = useState(() => !seen);
  useEffect(() => {
    seen = true;
  }, []);
  return greets;
}
