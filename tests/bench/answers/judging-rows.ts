import type { Story } from '../../../engine/index.ts';
import { judge } from '../../../engine/index.ts';
import type { Report } from '../report.ts';
import { median, ROUNDS } from '../rounds.ts';

const SIGNS = 200;
const MEDIAN_MS = 1;
const WORST_MS = 10;

/** What people write around a solution. */
const AROUND = [
  '',
  'Bonjour, je crois que c’est ',
  'pas sûr, mais peut-être ',
  'ce n’est pas ',
  'soit la mairie, soit ',
];

/** Milliseconds of processor for one judgement: the median of some rounds. */
function cost(story: Story, step: string, text: string): number {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage();
    judge(story, step, text);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return median(rounds);
}

/** Judging what is typed at each step of the cities that is answered in words; the first time warms up. */
export function judgingRows({ row }: Report, stories: readonly Story[]): void {
  const typed = stories.flatMap((story) =>
    [...story.readers].map(([step, { names }]) => ({
      story,
      step,
      right: names().flatMap(({ role, text }) => (role === 'right' ? [text] : [])),
    })),
  );
  const usual = typed.flatMap((one) =>
    one.right.flatMap((text) => AROUND.map((before) => ({ ...one, text: `${before}${text}` }))),
  );
  const long = typed.flatMap((one) =>
    [`${one.right.join(' ')} `, 'a b c d ', 'rue de la '].map((piece) => ({
      ...one,
      text: piece.repeat(SIGNS).slice(0, SIGNS),
    })),
  );
  const costsOf = (texts: typeof usual): readonly number[] => {
    for (const { story, step, text } of texts) judge(story, step, text);
    return texts.map(({ story, step, text }) => cost(story, step, text));
  };
  const [middle, worst] = [median(costsOf(usual)), Math.max(...costsOf(long))];
  row('judging: an answer', {
    figure: `${middle.toFixed(2)} ms`,
    ratio: middle / MEDIAN_MS,
    beside: `the ${MEDIAN_MS} ms of processor allowed; median of ${usual.length} texts`,
    atMost: 1,
  });
  row(`judging: ${SIGNS} signs`, {
    figure: `${worst.toFixed(2)} ms`,
    ratio: worst / WORST_MS,
    beside: `the ${WORST_MS} ms of processor allowed; worst of ${long.length} texts`,
    atMost: 1,
  });
}
