const format = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });

/** « 2 612 », « 4,5 ». */
export const number = (value: number): string => format.format(value);

/** « 12 s », « 3 min », « 1 h 20 ». */
export function duration(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`;
}

/** « 350 m », « 6,2 km ». */
export const kilometres = (metres: number): string =>
  metres < 1000 ? `${Math.round(metres / 10) * 10} m` : `${number(metres / 1000)} km`;
