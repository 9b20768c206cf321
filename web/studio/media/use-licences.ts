import { useCallback, useEffect, useState } from 'react';
import { LICENCES_FILE } from '../../../engine/scenario/writers-files.ts';
import { readText } from '../files/edit-calls.ts';
import { yamlData } from '../form/problems-by-field.ts';

/** The data of a city’s licences.yaml, as it is on the disk: `{}` where there is none, null until it was read. */
export function useLicences(city: string): unknown {
  const [noted, setNoted] = useState<unknown>(null);
  const read = useCallback(async () => {
    const answer = await readText(`${city}/${LICENCES_FILE}`);
    if (answer.ok) setNoted(yamlData(answer.data.text) ?? 'unreadable');
    else if (answer.status === 404) setNoted({});
  }, [city]);
  useEffect(() => {
    const reload = () => void read();
    reload();
    import.meta.hot?.on('studio:desk', reload);
    return () => import.meta.hot?.off('studio:desk', reload);
  }, [read]);
  return noted;
}
