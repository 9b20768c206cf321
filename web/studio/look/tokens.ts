import { isRecord } from '../../../engine/public.ts';
import { readJson } from '../../state/device/storage.ts';
import { converter, formatHex, parse } from 'culori';

/** The two inks of a city, as « #rrggbb ». */
export interface Inks {
  readonly onPaper: string;
  readonly onNight: string;
}

export const INK_NAMES = ['onPaper', 'onNight'] as const;

const toRgb = converter('rgb');

/** A colour as the Design Tokens format writes it (designtokens.org, Color module 2025.10). */
function tokenOf(hex: string, description: string): object {
  const { r = 0, g = 0, b = 0 } = toRgb(hex) ?? {};
  const components = [r, g, b].map((channel) => Number(channel.toFixed(4)));
  return { $value: { colorSpace: 'srgb', components, hex }, $description: description };
}

/** The inks as a file for other design tools. */
export function tokensText({ onPaper, onNight }: Inks): string {
  const accent = {
    $type: 'color',
    onPaper: tokenOf(onPaper, 'Encre sur papier'),
    onNight: tokenOf(onNight, 'Encre sur nuit'),
  };
  return `${JSON.stringify({ accent }, null, 2)}\n`;
}

/** Older tools write a colour as a text, newer ones by its components. */
function hexIn(token: unknown): string | null {
  const value = isRecord(token) ? token.$value : undefined;
  if (typeof value === 'string') return formatHex(parse(value)) ?? null;
  if (!isRecord(value)) return null;
  if (typeof value.hex === 'string') return formatHex(parse(value.hex)) ?? null;
  const [r, g, b] = Array.isArray(value.components) ? (value.components as readonly unknown[]) : [];
  const isSrgb = value.colorSpace === 'srgb' && [r, g, b].every((one) => typeof one === 'number');
  return isSrgb ? formatHex({ mode: 'rgb', r: r as number, g: g as number, b: b as number }) : null;
}

/** The inks in the text of a tokens file; null when it does not hold both. */
export function inksIn(text: string): Inks | null {
  const { accent } = readJson(text, isRecord) ?? {};
  if (!isRecord(accent)) return null;
  const [onPaper, onNight] = INK_NAMES.map((name) => hexIn(accent[name]));
  return onPaper && onNight ? { onPaper, onNight } : null;
}
