import { puzzleTypes } from '../../engine/puzzles/index.ts';
import { stepLoad, type Sent } from '../support/e2e/first-load.ts';
import type { Report } from './report.ts';

const KB = 1024;
const ALLOWED_KB = 125;

const kilobytes = (files: readonly Sent[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0) / KB;

/** The script of the first screen at a step, as a browser receives it, by kind of instrument. */
export function sizeRows({ row }: Report): void {
  for (const slug of Object.keys(puzzleTypes)) {
    const script = kilobytes(stepLoad(slug).scripts);
    row(`size: first script at a step, ${slug}`, {
      figure: `${script.toFixed(1)} KB`,
      ratio: script / ALLOWED_KB,
      beside: `the ${ALLOWED_KB} KB allowed, brotli`,
      atMost: 1,
    });
  }
}
