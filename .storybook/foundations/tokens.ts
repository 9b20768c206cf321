import sheet from '../../web/styles/tokens.css?raw';

export interface DesignToken {
  readonly name: string;
  readonly value: string;
  /** Comment beside the token in the style sheet. */
  readonly use: string;
}

/** Comment line that starts a group: « paper: public site, documents, letter ». */
const GROUP = /^\s*\/\* (.+?) \*\/\s*$/;
const TOKEN = /^\s*(--[\w-]+): (.+?);(?:\s*\/\* (.+?) \*\/)?\s*$/;

export interface TokenGroup {
  readonly title: string;
  readonly tokens: readonly DesignToken[];
}

/** Groups and comments as in the style sheet, so that new tokens appear automatically. */
export function tokenGroups(css: string = sheet): readonly TokenGroup[] {
  const root = css.slice(css.indexOf(':root {'), css.indexOf('\n}\n'));
  const groups: { title: string; tokens: DesignToken[] }[] = [];
  for (const line of root.split('\n')) {
    const [, title] = GROUP.exec(line) ?? [];
    if (title !== undefined) groups.push({ title, tokens: [] });
    const [, name = '', value = '', use = ''] = TOKEN.exec(line) ?? [];
    if (name !== '') groups.at(-1)?.tokens.push({ name, value, use });
  }
  return groups.filter(({ tokens }) => tokens.length > 0);
}

const COLOUR = /^#[0-9a-f]{3,8}$/i;

export const isColour = ({ value }: DesignToken): boolean => COLOUR.test(value);

/** Text backgrounds by material. */
export const GROUNDS = {
  paper: ['--paper', '--paper-buff', '--paper-blue', '--paper-gummed'],
  night: ['--night', '--night-raised', '--night-sunk'],
} as const;

const channel = (value: number): number =>
  value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) =>
    channel(Number.parseInt(colour.slice(from, from + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast of two opaque colours, 1 to 21. */
export function tokenContrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
