/** Every encoding in which a sentence could leak. */
export const FORMS: Readonly<Record<string, (text: string) => string>> = {
  'as it is': (text) => text,
  'in capitals': (text) => text.toUpperCase(),
  'in JSON': (text) => JSON.stringify({ note: text }),
  'in JSON without accents': (text) =>
    JSON.stringify(text).replace(/[^ -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`),
  'in a script': (text) => text.replace(/[^ -~]/g, (sign) => `\\x${(sign.charCodeAt(0) & 0xff).toString(16).padStart(2, '0')}`),
  'in HTML': (text) => text.replace(/[^ -~]|['"&]/g, (sign) => `&#${sign.codePointAt(0)};`),
  'in HTML, hexadecimal': (text) => [...text].map((sign) => `&#x${sign.codePointAt(0)?.toString(16)};`).join(''),
  'in an address': (text) => encodeURIComponent(text),
  'in a form': (text) => new URLSearchParams({ note: text }).toString(),
  'in base 64': (text) => Buffer.from(text).toString('base64'),
  'in base 64, one sign later': (text) => Buffer.from(`.${text}`).toString('base64'),
  'in base 64, two signs later': (text) => Buffer.from(`..${text}..`).toString('base64url'),
  'in base 64, cut off': (text) => Buffer.from(`......${text}`).toString('base64').slice(2),
};
