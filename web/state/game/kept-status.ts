import type { Status } from '../../../engine/public.ts';
import { deviceStorage, readJson } from '../device/storage.ts';

/** The last status seen on this device: a copy for when the network is gone. The server is the truth. */
export interface KeptStatus {
  readonly email: string;
  readonly admin: boolean;
  readonly status: Status;
}

const KEY = 'status';

const isKept = (value: unknown): value is KeptStatus =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as KeptStatus).email === 'string' &&
  typeof (value as KeptStatus).status === 'object' &&
  (value as KeptStatus).status !== null;

export const keepStatus = (kept: KeptStatus): void => void deviceStorage.write(KEY, JSON.stringify(kept));
export const keptStatus = (): KeptStatus | null => readJson(deviceStorage.read(KEY), isKept);
export const forgetStatus = (): void => deviceStorage.remove(KEY);
