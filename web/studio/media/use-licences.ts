import { useEffect, useState } from 'react';
import type { DeskCity } from '../../../engine/graph/desk.ts';
import { LICENCES_FILE } from '../../../engine/scenario/scenario.ts';
import { readText } from '../files/edit-calls.ts';
import { yamlData } from '../form/problems-by-field.ts';

const NOTHING = {};

/**
 * The data of a city’s licences.yaml, as it is on the disk: `{}` where there is none, null until it was read.
 * `city`: of the latest desk.
 */
export function useLicences(city: Pick<DeskCity, 'slug' | 'files'>): unknown {
  const [noted, setNoted] = useState<unknown>(null);
  useEffect(() => {
    let isCurrent = true;
    if (!city.files.includes(LICENCES_FILE)) return undefined;
    void readText(`${city.slug}/${LICENCES_FILE}`).then((read) => {
      if (isCurrent && read.ok) setNoted(yamlData(read.data.text) ?? 'unreadable');
    });
    return () => void (isCurrent = false);
  }, [city]);
  return city.files.includes(LICENCES_FILE) ? noted : NOTHING;
}
