import type { ApiResult } from '../api/client.ts';
import { getState, setState, useClientState } from '../state/store.ts';
import { useStaffRequest, type StaffRequestState } from './use-staff-request.ts';

/** Rows are null until loaded. */
export interface StaffList<Rows> extends StaffRequestState {
  readonly rows: Rows | null;
}

function store(name: string, rows: unknown): void {
  setState({ staffLists: { ...getState().staffLists, [name]: { rows } } });
}

/** Updates a list after a successful call, without reloading it. */
export function changeList<Rows>(name: string, change: (rows: Rows) => Rows): void {
  const known = getState().staffLists[name];
  if (known) store(name, change(known.rows as Rows));
}

/** A list loaded on its first display; cached until a reload or a logout. */
export function useStaffList<Rows>(name: string, load: () => Promise<ApiResult<Rows>>): StaffList<Rows> {
  const known = useClientState((state) => state.staffLists[name]);
  const request = useStaffRequest(known ? null : name, load, (rows) => store(name, rows));
  return { ...request, rows: (known?.rows as Rows | undefined) ?? null };
}
