import { useChangedData } from '../use-changed-data.ts';
import { fetchOrderFile } from './order-calls.ts';

/** File of one order. */
export function useOrderFile(code: string) {
  const { data: file, ...rest } = useChangedData(code, () => fetchOrderFile(code));
  return { file, ...rest };
}
