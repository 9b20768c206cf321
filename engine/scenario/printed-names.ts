import type { MapFile } from '../types/map.generated.ts';

/** The names that a map prints. */
export function printedNames({
  landmarks,
  streets = [],
  bridges = [],
  squares = [],
  waters = [],
  districts = [],
}: MapFile): string[] {
  const printed = [...landmarks, ...streets, ...bridges, ...squares, ...waters].map(({ name }) => name);
  return [...printed, ...districts.map(({ text }) => text)];
}
