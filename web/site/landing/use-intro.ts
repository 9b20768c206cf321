import { useEffect, useState } from 'react';

let wasPlayed = false;

/** Whether the landing page plays its intro: once per load of the site, not on the way back from another page. */
export function useIntro(): boolean {
  const [isPlaying] = useState(() => !wasPlayed);
  useEffect(() => {
    wasPlayed = true;
  }, []);
  return isPlaying;
}
