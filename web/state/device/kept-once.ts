/**
 * Something kept in the page's memory alone, until it is taken: a form that was left for another page finds again what was typed.
 * Nothing of it is written to the device.
 */
export function keptOnce<Value>() {
  let kept: Value | null = null;
  return {
    keep: (value: Value): void => {
      kept = value;
    },
    take: (): Value | null => {
      const value = kept;
      kept = null;
      return value;
    },
  };
}
