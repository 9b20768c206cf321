import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { ScenarioSource, Story } from '../../engine/index.ts';
import { type Paint, pagesOf, showLetter, showStep } from './screen.ts';
import { beginSession } from './session.ts';
import { helpLines, playLine, type Save } from './verbs.ts';

export interface WalkTerminal {
  readonly input: Readable;
  readonly output: Writable;
  /** Input and output are a terminal, so a prompt is shown. */
  readonly isTyped: boolean;
  readonly paint: Paint;
  readonly save: Save;
}

/** Plays a city line by line, until the player quits or the input ends. */
export async function playInteractively(
  source: ScenarioSource,
  story: Story,
  now: number,
  terminal: WalkTerminal,
): Promise<void> {
  const { input, output, isTyped, paint } = terminal;
  const print = (lines: readonly string[]): void => lines.forEach((line) => output.write(`${line}\n`));
  let session = beginSession(source, story, now);
  const sheets = pagesOf(session, 'documents').map(({ slug }) => `« :lire ${slug} »`);
  const joined = `Avec elle : ${sheets.join(', ')}.`;
  print([
    paint.bold(story.scenario.name),
    ...helpLines(),
    ...showLetter(session, paint),
    '',
    joined,
    ...showStep(session, paint),
  ]);
  const lines = createInterface({ input, ...(isTyped && { output }), prompt: '\n> ', terminal: isTyped });
  if (isTyped) lines.prompt();
  for await (const line of lines) {
    if (!isTyped) output.write(`\n> ${line}\n`);
    const result = playLine(session, line, terminal);
    session = result.session;
    print(result.lines);
    if (result.quits) break;
    if (isTyped) lines.prompt();
  }
  lines.close();
  print(['', 'À bientôt.']);
}
