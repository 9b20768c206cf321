import type { ApiResult } from '../../api/client.ts';
import type { OrderFile } from './order-calls.ts';

export interface ChangesProps {
  readonly file: OrderFile;
  readonly change: (call: () => Promise<ApiResult<unknown>>) => Promise<boolean>;
}
