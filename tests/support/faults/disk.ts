import type { Recorded } from './system-calls.ts';

/** A change that the system has not confirmed: after a power cut it may or may not have happened. */
export type DiskChange = Exclude<Recorded, { does: 'sync' | 'respond' }>;

/** A database's files after a cut, by path. */
export type Image = ReadonlyMap<string, Buffer>;

/**
 * A simulated disk that can lose power. Written bytes are durable once their file is synced, names once their
 * folder is. Until then any subset may be on disk, in any order, down to single sectors.
 */
export interface Disk {
  note(event: Recorded): void;
  /** The changes that are not durable yet, in call order. */
  pending(): readonly DiskChange[];
  /** The files on disk if, of the pending changes, exactly these happened. */
  image(happened: readonly DiskChange[]): Image;
}

export function createDisk(folder: string, image: Image): Disk {
  const durable: Files = { names: new Set(image.keys()), bytes: new Map(image) };
  let pending: DiskChange[] = [];
  const settle = (isSettled: (change: DiskChange) => boolean): void => {
    for (const change of pending.filter(isSettled)) apply(durable, change);
    pending = pending.filter((change) => !isSettled(change));
  };
  return {
    note(event) {
      if (event.does === 'respond') return;
      if (event.does !== 'sync') pending.push(event);
      else if (event.file === folder) settle(isOfNames);
      else settle((change) => change.file === event.file && !isOfNames(change));
    },
    pending: () => pending,
    image(happened) {
      const files = copy(durable);
      for (const change of happened) apply(files, change);
      return new Map([...files.names].map((name) => [name, bytesOf(files, name)]));
    },
  };
}

/** A file whose name is not durable may hold durable bytes: they exist only if the name does. */
interface Files {
  readonly names: Set<string>;
  readonly bytes: Map<string, Buffer>;
}

const copy = ({ names, bytes }: Files): Files => ({
  names: new Set(names),
  bytes: new Map([...bytes].map(([name, content]) => [name, Buffer.from(content)])),
});

const isOfNames = ({ does }: DiskChange): boolean => does === 'create' || does === 'unlink';

function apply(files: Files, change: DiskChange): void {
  const { file } = change;
  if (change.does === 'create') files.names.add(file);
  else if (change.does === 'unlink') forget(files, file);
  else if (change.does === 'truncate') files.bytes.set(file, resized(bytesOf(files, file), change.size));
  else files.bytes.set(file, written(bytesOf(files, file), change.at, change.bytes));
}

function forget({ names, bytes }: Files, file: string): void {
  names.delete(file);
  bytes.delete(file);
}

const bytesOf = ({ bytes }: Files, file: string): Buffer => bytes.get(file) ?? Buffer.alloc(0);

/** Bytes that were never written are zero. */
const resized = (content: Buffer, size: number): Buffer =>
  size > content.length
    ? Buffer.concat([content, Buffer.alloc(size - content.length)])
    : content.subarray(0, size);

function written(content: Buffer, at: number, bytes: Buffer): Buffer {
  const whole = resized(content, Math.max(content.length, at + bytes.length));
  bytes.copy(whole, at);
  return whole;
}

/** Selects the pending changes that survive a cut. */
type Cut = (pending: readonly DiskChange[], random: () => number) => readonly DiskChange[];

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
  'some sectors are lost': (pending, random) =>
    pending.flatMap((change) => sectorsOf(change, random)).filter(() => random() < 0.5),
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
