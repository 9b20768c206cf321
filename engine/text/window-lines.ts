/** An address as people write it. */
export interface WrittenAddress {
  readonly name: string;
  readonly line1: string;
  readonly line2: string | null;
  readonly postalCode: string;
  readonly city: string;
  /** ISO 3166, two letters. */
  readonly country: string;
}

/** The French norm of addresses (NF Z 10-011). */
const MOST_LINES = 6;
const LONGEST_LINE = 38;

const regions = new Intl.DisplayNames('fr', { type: 'region' });

/**
 * An address as it stands in the window of an envelope; null when it needs more lines than the window shows.
 */
export function windowLines({
  name,
  line1,
  line2,
  postalCode,
  city,
  country,
}: WrittenAddress): readonly string[] | null {
  const place = [
    line1,
    `${postalCode} ${city}`,
    ...(country === 'FR' ? [] : [regions.of(country) ?? country]),
  ];
  const lines = [name, ...(line2 === null ? [] : [line2]), ...place.map(forMachines)].flatMap(breakLine);
  return lines.length <= MOST_LINES ? lines : null;
}

/** Sorting machines read capitals without punctuation. */
const forMachines = (line: string): string => line.replaceAll(/\s*,\s*/g, ' ').toLocaleUpperCase('fr');

/** Breaks between words; a word longer than a line is broken where the line ends. */
function breakLine(line: string): readonly string[] {
  return line.match(new RegExp(`\\S.{0,${LONGEST_LINE - 1}}(?=\\s|$)|\\S{${LONGEST_LINE}}|\\S+`, 'gu')) ?? [];
}
