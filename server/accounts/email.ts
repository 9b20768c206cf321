/** E-mails are compared folded: phones capitalise the first letter and add a space. */
export function foldEmail(text: string): string {
  return text.trim().toLowerCase();
}

const LONGEST_EMAIL = 254;

export function isEmail(text: string): boolean {
  if (text.length > LONGEST_EMAIL || /\p{Cc}/u.test(text)) return false;
  return /^[^\s@<>()[\],;:"\\]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
}
