/** The part that differs between two lists: from `start` to the end in each. */
export function difference<Old, Now>(
  old: readonly Old[],
  now: readonly Now[],
  isSame: (one: Old, other: Now) => boolean = Object.is,
): { readonly start: number; readonly oldEnd: number; readonly nowEnd: number } {
  const most = Math.min(old.length, now.length);
  const same = (at: number, other: number): boolean => isSame(old[at] as Old, now[other] as Now);
  let start = 0;
  while (start < most && same(start, start)) start += 1;
  let end = 0;
  while (end < most - start && same(old.length - 1 - end, now.length - 1 - end)) end += 1;
  return { start, oldEnd: old.length - end, nowEnd: now.length - end };
}
