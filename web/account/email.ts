const LONGEST = 254;
const ADDRESS = /^[^\s@<>()[\],;:"\\]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Whether a text has the shape of a mail address, as on the server. Spaces around it are ignored. */
export function isEmail(text: string): boolean {
  const address = text.trim();
  return address.length <= LONGEST && ADDRESS.test(address);
}
