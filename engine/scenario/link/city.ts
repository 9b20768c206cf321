import { checkTimeZone } from '../time-zone.ts';
import type { LinkContext } from './context.ts';

/** The player's two backgrounds, as in styles/tokens.css. */
export const INK_GROUNDS = { onPaper: '#f4ecdb', onNight: '#0b1730' } as const;

/** Ink is read in full sun. */
export const LEAST_CONTRAST = 7;

function channel(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance of « #rrggbb », as WCAG 2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    channel(parseInt(colour.slice(start, start + 2), 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, from 1 to 21. */
export function inkContrast(left: string, right: string): number {
  const [light = 1, dark = 0] = [luminance(left), luminance(right)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const inFrench = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1).replace('.', ',');

/** Checks the contrast of the accent colours and the time zone. */
export function checkCity({ draft, report }: LinkContext): void {
  if (!draft.scenario) return;
  const { file, value } = draft.scenario;
  for (const where of ['onPaper', 'onNight'] as const) {
    const ratio = inkContrast(value.accent[where], INK_GROUNDS[where]);
    if (ratio >= LEAST_CONTRAST) continue;
    const way = where === 'onPaper' ? 'Assombrissez' : 'Éclaircissez';
    report(
      'low-contrast',
      file.valueAt(['accent', where]),
      `Le contraste n’est que de ${inFrench(ratio)}:1 sur ${INK_GROUNDS[where]}.`,
      `${way} la couleur jusqu’à 7:1.`,
    );
  }
  checkTimeZone(file, value.timeZone, report);
}
