import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { descendantsOf } from '../../../server/printing/page-browser.ts';

/** Whether the process leads its group: a forked child that has not called exec yet does not. */
const leadsGroup = (pid: number): boolean => {
  try {
    return Number(/^.*\) \S \d+ (\d+)/su.exec(readFileSync(`/proc/${pid}/stat`, 'latin1'))?.[1]) === pid;
  } catch {
    return false;
  }
};

const commandOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'latin1');
  } catch {
    return '';
  }
};

/** The printing processes that this process started, and their browsers. */
export function printersHere(): {
  readonly printers: readonly number[];
  readonly browsers: readonly number[];
} {
  const printers = descendantsOf(process.pid).filter((pid) => /printing\/printer\.ts/.test(commandOf(pid)));
  const drawing = printers.flatMap(descendantsOf);
  return {
    printers,
    browsers: drawing.filter((pid) => leadsGroup(pid) && /remote-debugging-pipe/.test(commandOf(pid))),
  };
}

/** A page whose image loads when the test allows it: meanwhile no other print starts. */
export async function slowPicture() {
  const waiting: ServerResponse[] = [];
  const server = createServer((_request, response) => void waiting.push(response));
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const page = { html: `<!doctype html><img src="http://127.0.0.1:${port}/"><p>avec son image</p>` };
  return { page, requested: () => waiting.length, send: () => waiting.pop()?.end() };
}
