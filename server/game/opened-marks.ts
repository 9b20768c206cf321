import type { OpenedOn } from '../store/orders/order-row.ts';

/** Under this name stands what is opened on every device. */
export const EVERY_DEVICE = '';

/** More telephones than a party has; the one that opened something longest ago is forgotten first. */
const MOST_DEVICES = 24;

/** The marks of one device, together with those that count on every device. */
export const openedBy = (openedOn: OpenedOn, device = EVERY_DEVICE): readonly string[] => [
  ...new Set([...(openedOn[EVERY_DEVICE] ?? []), ...(openedOn[device] ?? [])]),
];

/** Replaces a device's marks and moves it to the end of the list, which is ordered by last use. */
export function withOpened(openedOn: OpenedOn, device: string, marks: readonly string[]): OpenedOn {
  const { [EVERY_DEVICE]: everywhere = [], [device]: _, ...others } = openedOn;
  const kept = Object.entries(others).slice(-(MOST_DEVICES - 1));
  return { [EVERY_DEVICE]: everywhere, ...Object.fromEntries(kept), [device]: marks };
}
