import type { OpenedOn } from '../store/orders/order-row.ts';

/** Key for papers that count as opened on every device. */
export const EVERY_DEVICE = '';

/** More than a group has; the least recently used device is dropped. */
const MOST_DEVICES = 24;

/** Marks of a device and those of every device. */
export const openedBy = (openedOn: OpenedOn, device = EVERY_DEVICE): readonly string[] => [
  ...new Set([...(openedOn[EVERY_DEVICE] ?? []), ...(openedOn[device] ?? [])]),
];

/** Replaces a device's marks and moves it to the end: the list is ordered by last use. */
export function withOpened(openedOn: OpenedOn, device: string, marks: readonly string[]): OpenedOn {
  const { [EVERY_DEVICE]: everywhere = [], [device]: _, ...others } = openedOn;
  const latest = Object.entries(others).slice(-(MOST_DEVICES - 1));
  return { [EVERY_DEVICE]: everywhere, ...Object.fromEntries(latest), [device]: marks };
}
