/**
 * Holds a value in the page's memory until it is read once: a form left for another page finds its text
 * again. Nothing is written to the device.
 */
export function oneTimeValue<Value>() {
  let stored: Value | null = null;
  return {
    set: (value: Value): void => {
      stored = value;
    },
    take: (): Value | null => {
      const value = stored;
      stored = null;
      return value;
    },
  };
}
