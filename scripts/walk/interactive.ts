import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { ScenarioSource, Story } from '../../engine/index.ts';
import { type Paint, pagesOf, showLetter, showStep } from './screen.ts';
import { beginSession } from './session.ts';
import { helpLines, playLine, type Save } from './verbs.ts';

export interface WalkTerminal {
  readonly input: Readable;
  readonly output: Writable;
  /** A person types: there is a prompt to be shown. */
  readonly isTyped: boolean;
  readonly paint: Paint;
  readonly save: Save;
}

/** Plays a city line by line, until its player leaves or nothing more comes. */
export async function playInteractively(source: ScenarioSource, story: Story, now: number, terminal: WalkTerminal): Promise<void> {
  const { input, output, isTyped, paint } = terminal;
  const print = (lines: readonly string[]): void => lines.forEach((line) => output.write(`${line}\n`));
  let session = beginSession(source, story, now);
  const sheets = pagesOf(session, 'documents').map(({ slug }) => `« :lire ${slug} »`);
  const joined = `Avec elle : ${sheets.join(', ')}.`;
  print([paint.bold(story.scenario.name), ...helpLines(), ...showLetter(session, paint), '', joined, ...showStep(session, paint)]);
  const lines = createInterface({ input, ...(isTyped && { output }), prompt: '\n> ', terminal: isTyped });
  if (isTyped) lines.prompt();
  for await (const line of lines) {
    if (!isTyped) output.write(`\n> ${line}\n`);
    const turn = playLine(session, line, terminal);
    session = turn.session;
    print(turn.lines);
    if (turn.quits) break;
    if (isTyped) lines.prompt();
  }
  lines.close();
  print(['', 'À bientôt.']);
}
