import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** Asks a person, or reads lines that are piped in. */
export interface Terminal {
  /** Null once the input has ended. */
  ask(prompt: string, isSecret: boolean): Promise<string | null>;
  say(line: string): void;
  close(): void;
}

export function openTerminal(input: NodeJS.ReadStream, output: NodeJS.WriteStream): Terminal {
  let isMuted = false;
  const shown = new Writable({
    write(part: Buffer, _encoding, done) {
      if (!isMuted) output.write(part);
      done();
    },
  });
  const isTyped = Boolean(input.isTTY);
  const lines = createInterface({ input, output: shown, terminal: isTyped, prompt: '' });
  const typed: AsyncIterator<string, undefined> = lines[Symbol.asyncIterator]();
  return {
    async ask(prompt, isSecret) {
      output.write(prompt);
      isMuted = isSecret;
      const line = await typed.next();
      isMuted = false;
      if (isSecret || !isTyped) output.write('\n');
      return line.done ? null : line.value.trim();
    },
    say: (line) => void output.write(`${line}\n`),
    close: () => lines.close(),
  };
}
