import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { dialogue } from '../../../engine/puzzles/dialogue.ts';
import { dialogueMachine } from '../../../web/puzzles/dialogue/dialogue-machine.ts';
import type { RecogniseResult, SubmitResult } from '../../../web/puzzles/widget.ts';
import { contextWith } from '../../engine/puzzles/context.ts';

const { config } = dialogue.examples;
const { exchange: opening } = dialogue.toPublic(config, contextWith({}));

/** The server's answer. */
const follow = (path: string): RecogniseResult => {
  const reveal = dialogue.continuation?.after(config, path);
  return { ok: true, answer: { recognised: false, ...(reveal && { reveal }) } };
};

const DOWN: RecogniseResult = { ok: false, message: null };
const stored: SubmitResult = { ok: false, message: 'Votre réponse est gardée', stored: true };
const tooMany: SubmitResult = {
  ok: false,
  message: 'Problème validation',
  advice: 'Trop d’essais',
  seconds: 2,
};

interface Given {
  readonly path?: string;
  readonly confirm?: boolean;
  readonly network?: readonly RecogniseResult[];
  readonly results?: readonly SubmitResult[];
  readonly messageMs?: number;
}

function talk({ path = '', confirm = false, network = [], results = [], messageMs = 100 }: Given = {}) {
  const [failing, left] = [[...network], [...results]];
  const recognise = vi.fn((code: string) => Promise.resolve(failing.shift() ?? follow(code)));
  const submit = vi.fn((_code: string) => Promise.resolve<SubmitResult>(left.shift() ?? { ok: true }));
  const actor = createActor(dialogueMachine, {
    input: { opening, messageMs, confirm, path, recognise, submit },
  }).start();
  const now = () => actor.getSnapshot();
  const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
  return {
    now,
    pass,
    recognise,
    send: actor.send.bind(actor),
    /** Waits for the question, then replies. */
    async reply(label: string) {
      await pass(2000);
      actor.send({ type: 'REPLY', label });
      await pass();
    },
    shown: () =>
      now()
        .context.exchange.said.slice(0, now().context.shown)
        .map(({ text }) => text),
    sent: () => submit.mock.calls.map(([code]) => code),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the messages of a dialogue', () => {
  it('arrive one after another, each once it is deciphered', async () => {
    const { shown, pass, reply } = talk();
    expect(shown()).toEqual([]);
    await pass(99);
    expect(shown()).toEqual([]);
    await pass(1);
    expect(shown()).toEqual(['Qui êtes-vous ?']);
    await reply('La recrue');
    expect(shown()).toEqual(['Qui êtes-vous ?', 'La recrue']);
    await pass(100);
    expect(shown()).toHaveLength(3);
    await pass(100);
    expect(shown()).toHaveLength(4);
  });

  it('arrive at once without motion', async () => {
    const { pass, now } = talk({ messageMs: 0 });
    await pass(1);
    expect([now().value, now().context.done]).toEqual(['question', expect.not.closeTo(Number.NaN)]);
  });
});

describe('a reply', () => {
  it('asks the server what follows, once for two taps', async () => {
    const { recognise, send, reply, sent } = talk();
    await reply('La recrue');
    send({ type: 'REPLY', label: 'La recrue' });
    expect([recognise.mock.calls, sent()]).toEqual([[['La recrue']], []]);
  });

  it('is sent as the answer when it is the last one, without asking what follows', async () => {
    const { recognise, reply, sent, now } = talk();
    await reply('La recrue');
    await reply('Pas encore');
    expect([recognise.mock.calls.length, sent(), now().value]).toEqual([
      1,
      ['La recrue > Pas encore'],
      'sent',
    ]);
  });

  it('is confirmed only when it is the last one', async () => {
    const { reply, send, pass, sent, now } = talk({ confirm: true });
    await reply('La recrue');
    await reply('Pas encore');
    expect([now().value, sent()]).toEqual(['confirming', []]);
    send({ type: 'CANCEL' });
    expect([now().value, now().context.given]).toEqual(['question', null]);
    await reply('Oui, par le pont');
    send({ type: 'CONFIRM' });
    send({ type: 'CONFIRM' });
    await pass();
    expect(sent()).toEqual(['La recrue > Oui, par le pont']);
  });

  it('can be given again, or another one, when the network was down', async () => {
    const { reply, now, shown } = talk({ network: [DOWN] });
    await reply('La recrue');
    expect([now().value, now().context.refusal, shown()]).toEqual([
      'question',
      { key: 'notSent' },
      ['Qui êtes-vous ?'],
    ]);
    await reply('Personne');
    expect([now().context.refusal, shown().at(-1)]).toEqual([null, 'Personne']);
  });

  it('that the dialogue no longer has begins it again, and says so', async () => {
    const { reply, now, pass } = talk({ network: [{ ok: true, answer: { recognised: false } }] });
    await reply('La recrue');
    await pass(200);
    expect([now().value, now().context.exchange, now().context.refusal]).toEqual([
      'question',
      opening,
      { key: 'restarted' },
    ]);
  });
});

describe('the last reply', () => {
  it('is kept when the network is down, and sent again without a choice', async () => {
    const { reply, send, pass, sent, now } = talk({ path: 'La recrue', results: [stored] });
    await reply('Pas encore');
    expect(now().value).toBe('stored');
    send({ type: 'REPLY', label: 'Oui, par le pont' });
    send({ type: 'SEND' });
    await pass();
    expect(sent()).toEqual(['La recrue > Pas encore', 'La recrue > Pas encore']);
  });

  it('waits as long as the server says, then can be chosen again', async () => {
    const { reply, pass, now } = talk({ path: 'La recrue', results: [tooMany] });
    await reply('Pas encore');
    expect([now().value, now().context.secondsLeft]).toEqual(['waiting', 2]);
    await pass(2000);
    expect([now().value, now().context.given]).toEqual(['question', null]);
  });
});

describe('the replies stored on the device', () => {
  it('lead to the same question by one request, with nothing deciphered again', async () => {
    const { pass, now, recognise, shown } = talk({ path: 'La recrue' });
    await pass();
    expect([now().value, recognise.mock.calls, shown().length]).toEqual(['question', [['La recrue']], 4]);
  });

  it('are kept when they cannot be followed now', async () => {
    const { pass, now, send } = talk({ path: 'Personne', network: [DOWN] });
    await pass();
    expect([now().value, now().context.path]).toEqual(['unreached', 'Personne']);
    send({ type: 'RETRY' });
    await pass();
    expect(now().context.exchange.field).toEqual({ placeholder: 'Le mot' });
  });

  it('are given up when the dialogue has changed', async () => {
    const { pass, now } = talk({ path: 'Le facteur' });
    await pass(200);
    expect([now().value, now().context.path, now().context.exchange]).toEqual(['question', '', opening]);
    expect(now().context.refusal).toEqual({ key: 'restarted' });
  });

  it('that end the exchange are sent by a button', async () => {
    const { pass, now, send, sent } = talk({ path: 'La recrue > Pas encore' });
    await pass();
    expect([now().value, sent()]).toEqual(['over', []]);
    send({ type: 'SEND' });
    await pass();
    expect(sent()).toEqual(['La recrue > Pas encore']);
  });

  it('can be taken back as long as nothing was sent', async () => {
    const { pass, now, send } = talk({ path: 'La recrue' });
    await pass();
    send({ type: 'RESTART' });
    await pass(200);
    expect([now().value, now().context.exchange]).toEqual(['question', opening]);
  });
});
