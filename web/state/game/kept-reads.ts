import { isRecord } from '../../../engine/public.ts';
import { gameReport, readNotebook } from '../../api/calls.ts';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import type { ApiPromise, ApiResult } from '../../api/client.ts';
import { deviceStorage, readJson } from '../device/storage.ts';

export type GameReport = ApiSchemas['Report'];
export type NotebookBody = ApiSchemas['Notebook'];

const isReport = (value: unknown): value is GameReport => isRecord(value) && Array.isArray(value.lines);
const isNotebook = (value: unknown): value is NotebookBody =>
  isRecord(value) && Array.isArray(value.entries) && Array.isArray(value.recap);

/** What was read; `isCopy`: without a network, the copy of this device. */
type KeptRead<Body> = ApiResult<Body> & { readonly isCopy?: true };

function kept<Body>(
  key: string,
  result: ApiResult<Body>,
  isValid: (value: unknown) => value is Body,
): KeptRead<Body> {
  if (result.ok) deviceStorage.write(key, JSON.stringify(result.data));
  if (result.ok || (result.status !== 0 && result.status < 500)) return result;
  const copy = readJson(deviceStorage.read(key), isValid);
  return copy ? { ok: true, status: 200, data: copy, isCopy: true } : result;
}

/** The report of the order with this code. `seen`: staff read it in the order’s file. */
export async function readGameReport(code: string, seen: boolean): ApiPromise<GameReport> {
  const result = await gameReport(seen ? code : null);
  return seen ? result : kept(`report.${code}`, result, isReport);
}

const keyOf = (code: string): string => `notebook.${code}`;

/** The notebook of the game with this code. */
export const readGameNotebook = async (code: string): Promise<KeptRead<NotebookBody>> =>
  kept(keyOf(code), await readNotebook(), isNotebook);

/** The notebook as a change of it has just been answered. */
export const keepNotebook = (code: string, notebook: NotebookBody): void =>
  void deviceStorage.write(keyOf(code), JSON.stringify(notebook));

/** Somebody with the numbers of the steps that this person has found. */
interface Finder {
  readonly member: number;
  readonly name: string | null;
  readonly steps: readonly number[];
}

/** Who has found which steps of the route, in the order of their first ones. Nobody on one telephone. */
export function findersIn({ entries }: NotebookBody): readonly Finder[] {
  const finders = new Map<number, Finder>();
  for (const { state, number, found } of entries) {
    if (state !== 'found' || number === null || !found?.by) continue;
    const { member, name } = found.by;
    const steps = [...(finders.get(member)?.steps ?? []), number];
    // A gathering’s parts have its number, and stand after the route.
    finders.set(member, { member, name, steps: [...new Set(steps)].sort((one, other) => one - other) });
  }
  return [...finders.values()];
}
