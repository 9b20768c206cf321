import type { ApiResult } from '../api/client.ts';
import { getState, setState, useClientState } from '../state/store.ts';
import { useArrival, type StaffArrival } from './use-arrival.ts';

/** Null until it has come. */
export interface StaffList<Rows> extends StaffArrival {
  readonly rows: Rows | null;
}

function store(name: string, rows: unknown): void {
  setState({ staffLists: { ...getState().staffLists, [name]: { rows } } });
}

/** Changes a list where a call has just changed it, without asking for it again. */
export function changeList<Rows>(name: string, change: (rows: Rows) => Rows): void {
  const known = getState().staffLists[name];
  if (known) store(name, change(known.rows as Rows));
}

/** A list that is loaded once, on its first display; it is kept until the page is loaded again or somebody logs out. */
export function useStaffList<Rows>(name: string, load: () => Promise<ApiResult<Rows>>): StaffList<Rows> {
  const known = useClientState((state) => state.staffLists[name]);
  const arrival = useArrival(known ? null : name, load, (rows) => store(name, rows));
  return { ...arrival, rows: (known?.rows as Rows | undefined) ?? null };
}
