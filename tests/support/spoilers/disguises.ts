/** The ways in which a text may stand somewhere without being seen at a glance. Shorter than six signs it would be found by chance. */
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

/** What base 64 makes of it wherever it begins in a longer text: the signs at both ends belong to its neighbours. */
function insideBase64(bytes: Buffer): string[] {
  return [0, 1, 2].flatMap((before) => {
    const whole = Buffer.concat([Buffer.alloc(before), bytes]);
    const sure = whole.toString('base64').slice(before === 0 ? 0 : 4, Math.floor(whole.length / 3) * 4);
    return [sure, sure.replaceAll('+', '-').replaceAll('/', '_')];
  });
}

/** Which of the secrets a text holds, in whichever form. */
export const secretsIn = (text: string, secrets: Readonly<Record<string, string>>): string[] =>
  Object.keys(secrets).filter((name) => disguisesOf(secrets[name] ?? '').some((form) => text.includes(form)));
