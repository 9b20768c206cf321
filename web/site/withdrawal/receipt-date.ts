const two = (value: number): string => String(value).padStart(2, '0');

/** « 20 novembre 2026 à 16 h 42 (UTC+1) », in this device's time zone, which the text names. */
export function receiptDate(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  const day = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', year: 'numeric' })
    .format(date)
    .replace(/^1 /, '1er ');
  const zone = new Intl.DateTimeFormat('fr-FR', { timeZoneName: 'short' })
    .formatToParts(date)
    .find(({ type }) => type === 'timeZoneName');
  return `${day} à ${date.getHours()} h ${two(date.getMinutes())} (${zone?.value ?? 'UTC'})`;
}
