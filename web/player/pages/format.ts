/** « 01:43 ». */
export function clockTime(seconds: number): string {
  const whole = Math.round(seconds);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(whole / 60))}:${two(whole % 60)}`;
}

/** Start of each segment in seconds: the sum of those before it. */
export function startTimes(segments: readonly number[]): readonly number[] {
  let total = 0;
  return segments.map((length) => {
    const start = total;
    total += length;
    return start;
  });
}
