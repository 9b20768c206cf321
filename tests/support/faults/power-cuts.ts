import type { DiskChange } from './disk.ts';

/** What a cut leaves of all that was asked for and not confirmed. */
export type Cut = (pending: readonly DiskChange[], random: () => number) => readonly DiskChange[];

/** What a disk may read and write at once without ever doing half of it. */
const SECTORS = [512, 4096];

export const CUTS = {
  /** All that was asked for: every prefix of the calls. */
  'nothing is lost': (pending) => pending,
  /** As a cache that was never emptied. */
  'all that was not confirmed is lost': () => [],
  'the last write is torn': (pending, random) => {
    const last = pending.at(-1);
    return last ? [...pending.slice(0, -1), ...someOfTheFirst(sectorsOf(last, random), random)] : [];
  },
  'some writes are lost': (pending, random) => pending.filter(() => random() < 0.5),
  'some sectors are lost': (pending, random) => pending.flatMap((change) => sectorsOf(change, random)).filter(() => random() < 0.5),
} satisfies Record<string, Cut>;

export type CutName = keyof typeof CUTS;

const someOfTheFirst = (sectors: readonly DiskChange[], random: () => number): readonly DiskChange[] =>
  sectors.slice(0, Math.floor(random() * (sectors.length + 1)));

/** A write as the sectors that it touches. */
function sectorsOf(change: DiskChange, random: () => number): DiskChange[] {
  if (change.does !== 'write') return [change];
  const sector = SECTORS[Math.floor(random() * SECTORS.length)] ?? 512;
  const parts: DiskChange[] = [];
  for (let from = 0; from < change.bytes.length;) {
    const to = Math.min(change.bytes.length, from + sector - ((change.at + from) % sector));
    parts.push({ ...change, at: change.at + from, bytes: change.bytes.subarray(from, to) });
    from = to;
  }
  return parts;
}
