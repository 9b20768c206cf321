/** Encodings in which a secret may leak. Forms shorter than six characters would match by chance. */
export function disguisesOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const forms = [
    secret,
    secret.toLowerCase(),
    secret.toUpperCase(),
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
    bytes.toString('hex'),
    [...secret].reverse().join(''),
    ...insideBase64(bytes),
  ];
  return [...new Set(forms)].filter((form) => form.length >= 6);
}

/** The base 64 forms of the bytes at each alignment in a longer text, without the characters shared with neighbours. */
function insideBase64(bytes: Buffer): string[] {
  return [0, 1, 2].flatMap((before) => {
    const whole = Buffer.concat([Buffer.alloc(before), bytes]);
    const sure = whole.toString('base64').slice(before === 0 ? 0 : 4, Math.floor(whole.length / 3) * 4);
    return [sure, sure.replaceAll('+', '-').replaceAll('/', '_')];
  });
}

/** Names of the secrets that a text contains in any form. */
export const secretsIn = (text: string, secrets: Readonly<Record<string, string>>): string[] =>
  Object.keys(secrets).filter((name) => disguisesOf(secrets[name] ?? '').some((form) => text.includes(form)));
