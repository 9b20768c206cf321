import { expect } from 'vitest';
import type { Status } from '../../../engine/index.ts';
import type { ApiSession } from '../server/api-session.ts';
import { expectSuccess } from './play-states.ts';

/** What a telephone of a party is told while it listens. */
export interface ShownStream {
  text(): string;
  close(): void;
}

export interface ListeningTelephone {
  readonly name: string;
  readonly session: ApiSession;
  readonly stream: ShownStream;
}

export async function listenTo(session: ApiSession): Promise<ShownStream> {
  const closing = new AbortController();
  const response = await session.fetch('/api/party/stream', { signal: closing.signal });
  const decoder = new TextDecoder();
  let text = '';
  const read = async (): Promise<void> => {
    for await (const part of response.body ?? []) text += decoder.decode(part, { stream: true });
  };
  void read().catch(() => undefined);
  return { text: () => text, close: () => closing.abort() };
}

/** The papers and instruments that a telephone has before it, as it names them to point at them. */
function papersOf({ view }: Partial<Status>, step: string): readonly string[] {
  if (!view) return [];
  const beside = (view.beside ?? []).flatMap(({ name, puzzle }) => (puzzle ? `step/${name}` : []));
  return [
    ...view.messages.map(({ slug }) => `messages/${slug}`),
    ...view.documents.map(({ slug }) => `documents/${slug}`),
    ...(view.puzzle ? [`step/${step}`] : []),
    ...beside,
  ];
}

/** As often as a server shows what a telephone points at, and makes a sign. */
const [MARK_MS, SIGN_MS] = [500, 2000];

const signsIn = (text: string): number => text.split('event: sign\n').length - 1;
const SHOWN = /event: (?:mark|hand|tried)\ndata: (.*)\n\n/g;

interface ShownFindings {
  /** Things that a telephone was told of, and has not. */
  readonly leaks: readonly string[];
  /** How often one was told of something that it has. */
  readonly told: number;
}

/**
 * Every telephone points at each paper that some of them have not, at one that all have, and sets each
 * instrument: at its own and at those of the others.
 */
export async function showEverything(
  telephones: readonly ListeningTelephone[],
  wait: (milliseconds: number) => unknown,
): Promise<ShownFindings> {
  const before = telephones.map(({ stream }) => stream.text().length);
  const statuses = await Promise.all(
    telephones.map(async ({ session }) => (await session.get('user/status/current')).body as Partial<Status>),
  );
  const held = statuses.map((status) => papersOf(status, status.step?.name ?? ''));
  const all = [...new Set(held.flat())];
  const isCommon = (paper: string): boolean => held.every((papers) => papers.includes(paper));
  const pointed = [...all.filter((paper) => !isCommon(paper)), ...all.filter(isCommon).slice(0, 1)];
  const steps = [...new Set(statuses.flatMap(({ step }) => step?.name ?? []))];
  for (const { name, session } of telephones) {
    for (const paper of pointed) {
      wait(MARK_MS);
      expectSuccess(name, await session.post('party/mark', { paper, picture: 0, x: 0.5, y: 0.5 }));
    }
    for (const step of steps) {
      wait(MARK_MS);
      expectSuccess(name, await session.post('party/hand', { step, value: 'essai' }));
    }
  }
  await everybodyHears(telephones, wait);
  const heard = telephones.map(({ stream }, index) =>
    [...stream.text().slice(before[index]).matchAll(SHOWN)].map(([, data = '']) => {
      const { paper, step } = JSON.parse(data) as { readonly paper?: string; readonly step?: string };
      return paper ?? `step/${step}`;
    }),
  );
  return {
    leaks: heard.flatMap((things, index) =>
      things
        .filter((thing) => !held[index]?.includes(thing))
        .map((thing) => `${telephones[index]?.name} is told of ${thing}`),
    ),
    told: heard.flat().length,
  };
}

/** A sign comes after all that was shown before it. */
async function everybodyHears(
  telephones: readonly ListeningTelephone[],
  wait: (milliseconds: number) => unknown,
): Promise<void> {
  const [first, second] = telephones;
  wait(SIGN_MS);
  for (const from of [first, second]) {
    const others = telephones.filter((one) => one !== from);
    const before = others.map(({ stream }) => signsIn(stream.text()));
    if (from) expectSuccess(from.name, await from.session.post('party/sign', { sign: 'look' }));
    for (const [index, { stream }] of others.entries())
      await expect.poll(() => signsIn(stream.text())).toBeGreaterThan(before[index] ?? 0);
  }
}
