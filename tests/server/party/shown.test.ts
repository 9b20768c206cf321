import { expect, it, vi } from 'vitest';
import { createLive, type LiveParts } from '../../../server/live/live.ts';
import type { Shown } from '../../../server/store/live-bus/live-bus.ts';

/** Without streams: what leaves this process for all others. */
function shown() {
  const published: Shown[] = [];
  let now = 0;
  const bus = { publish: ({ shown: some }: { readonly shown: readonly Shown[] }) => published.push(...some) };
  const live = createLive({ bus, clock: () => now } as unknown as LiveParts);
  const mark = (memberId: number, x: number): void =>
    live.shows({
      orderId: 1,
      memberId,
      to: null,
      event: 'mark',
      data: { paper: 'documents/plan', picture: 0, x },
    });
  return { published, mark, pass: (milliseconds: number) => void (now += milliseconds) };
}

it('of a guest who marks a thousand points in ten seconds, two a second are shown', async () => {
  const { published, mark, pass } = shown();
  for (let count = 0; count < 1000; count += 1) {
    mark(1, count / 1000);
    if (count === 500) mark(2, 0.5);
    pass(10);
  }
  await vi.waitFor(() => expect(published.map(({ memberId }) => memberId)).toContain(2));
  const seconds = 10;
  expect(published.filter(({ memberId }) => memberId === 1).length).toBeLessThanOrEqual(2.3 * seconds);
  expect(published.filter(({ memberId }) => memberId === 2)).toHaveLength(1);
});
