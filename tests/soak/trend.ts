/** The rise from the first to the last of equally spaced values, along their least-squares line. */
export function rise(values: readonly number[]): number {
  const count = values.length;
  const middle = (count - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const spread = values.reduce((sum, _value, index) => sum + (index - middle) ** 2, 0);
  const together = values.reduce((sum, value, index) => sum + (index - middle) * (value - mean), 0);
  return spread === 0 ? 0 : (together / spread) * (count - 1);
}
