import { expect, it, vi } from 'vitest';
import { createBeats } from '../../../server/live/beats.ts';
import type { PresenceStore } from '../../../server/store/parties/presence.ts';

const seatOf = (memberId: number) => ({ orderId: 1, memberId });

/** Over a store that says each member has just come. */
function beats() {
  const beat = vi.fn<PresenceStore['beat']>((heard) =>
    Promise.resolve(heard.map(({ memberId }) => seatOf(memberId))),
  );
  const pocket = vi.fn<PresenceStore['pocket']>(() => Promise.resolve(true));
  const [onArrival, onDeparture] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const presence = { beat, pocket } as unknown as PresenceStore;
  const collected = createBeats({
    ...{ presence, onArrival, onDeparture, clock: () => 7 },
    inBackground: (work) => void work,
  });
  return { ...{ beat, pocket, onArrival, onDeparture }, ...collected };
}

it('beats of one moment are stored together, each member once', async () => {
  const { hear, flush, beat, onArrival } = beats();
  for (let count = 0; count < 100; count += 1)
    for (const memberId of [1, 2]) await hear({ ...seatOf(memberId), page: 'page', screen: 'on' });
  expect(beat).not.toHaveBeenCalled();
  await flush();
  await flush();
  const stored = [1, 2].map((memberId) => ({ memberId, page: 'page' }));
  expect(beat.mock.calls).toEqual([[stored, 7]]);
  expect(onArrival).toHaveBeenCalledTimes(2);
});

it('a screen that goes off is stored after the beat before it', async () => {
  const { hear, beat, pocket, onDeparture } = beats();
  await hear({ ...seatOf(1), page: 'page', screen: 'on' });
  await hear({ ...seatOf(1), page: 'page', screen: 'off' });
  expect(pocket.mock.invocationCallOrder[0]).toBeGreaterThan(beat.mock.invocationCallOrder[0] ?? Infinity);
  expect(onDeparture).toHaveBeenCalledWith(1);
});
