import { isRecord } from '../../../engine/public.ts';
import { gameReport } from '../../api/calls.ts';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import type { ApiResult } from '../../api/client.ts';
import { deviceStorage, readJson } from '../../state/device/storage.ts';

export type GameReport = ApiSchemas['Report'];

const keyOf = (code: string): string => `report.${code}`;

const isReport = (value: unknown): value is GameReport => isRecord(value) && Array.isArray(value.lines);

const copyOf = (code: string): GameReport | null => readJson(deviceStorage.read(keyOf(code)), isReport);

/**
 * The report of the order with this code. Without a network, the copy of this device. `seen`: staff read it
 * in the order’s file.
 */
export async function readGameReport(code: string, seen: boolean): Promise<ApiResult<GameReport>> {
  const result = await gameReport(seen ? code : null);
  if (result.ok && !seen) deviceStorage.write(keyOf(code), JSON.stringify(result.data));
  const copy = result.ok || seen || (result.status !== 0 && result.status < 500) ? null : copyOf(code);
  return copy ? { ok: true, status: 200, data: copy } : result;
}
