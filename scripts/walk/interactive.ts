import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { walkthroughText } from '../../engine/edit/walkthrough/record-walkthrough.ts';
import type { ScenarioSource, Story } from '../../engine/index.ts';
import { pagesOf, type Paint, showLetter, showStep } from './screen.ts';
import { asWalkthrough, beginSession } from './session.ts';
import { helpLines, playLine, type Save } from './verbs.ts';

interface WalkTerminal {
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

/** Writes played games to walkthroughs/; never overwrites a file. */
export function saveIn(folder: string): Save {
  return (name, session) => {
    const path = join(folder, 'walkthroughs', `${name}.yaml`);
    if (existsSync(path)) return `Le parcours « ${name} » existe déjà : choisissez un autre nom.`;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, walkthroughText(asWalkthrough(session, name).file));
    return null;
  };
}
