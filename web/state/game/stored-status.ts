import { type Status, isRecord } from '../../../engine/public.ts';
import { deviceStorage, readJson } from '../device/storage.ts';

/** Last status on this device: a copy for use offline. The server's own is the truth. */
interface StoredStatusCopy {
  /** Null for a guest of a party. */
  readonly email: string | null;
  readonly admin: boolean;
  readonly status: Status;
}

const KEY = 'status';

const isStoredStatus = (value: unknown): value is StoredStatusCopy =>
  isRecord(value) && isRecord(value.status);

export const storeStatus = (copy: StoredStatusCopy): void =>
  void deviceStorage.write(KEY, JSON.stringify(copy));
export const readStoredStatus = (): StoredStatusCopy | null =>
  readJson(deviceStorage.read(KEY), isStoredStatus);
export const clearStoredStatus = (): void => deviceStorage.remove(KEY);
