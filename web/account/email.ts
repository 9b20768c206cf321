const LONGEST = 254;
const ADDRESS = /^[^\s@<>()[\],;:"\\]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Whether a text has the shape of a mail address, as the server sees it. Spaces around it do not count. */
export function isEmail(text: string): boolean {
  const address = text.trim();
  return address.length <= LONGEST && ADDRESS.test(address);
}
