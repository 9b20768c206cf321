import type { DiskChange } from './disk.ts';

/** Selects the pending changes that survive a cut. */
export type Cut = (pending: readonly DiskChange[], random: () => number) => readonly DiskChange[];

/** Sector sizes in bytes: a disk writes a sector completely or not at all. */
const SECTORS = [512, 4096];

export const CUTS = {
  /** Every pending change survives: each prefix of the calls. */
  'nothing is lost': (pending) => pending,
  /** A cache that was never flushed. */
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

/** Splits a write into the sectors that it touches. */
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
