import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import type { RecogniseAnswer } from '../../../engine/public.ts';
import type { TunerPublic } from '../../../engine/puzzles/tuner.ts';
import { captionAt, tunerMachine } from '../../../web/puzzles/tuner/tuner-machine.ts';
import type { RadioListener, Track } from '../../../web/state/device/radio-player.ts';
import type { RecogniseResult, SubmitResult } from '../../../web/puzzles/widget.ts';

const sound = { ogg: '/media/a.ogg', mp3: '/media/a.mp3' };
const puzzle: TunerPublic = {
  type: 'tuner',
  header: 'Le poste',
  mode: 'needle',
  digits: 4,
  max: 9999,
  start: 5000,
  steps: [1, 100],
  noise: { ogg: '/media/n.ogg', mp3: '/media/n.mp3' },
  links: [],
  sends: true,
};
const real: RecogniseAnswer = {
  recognised: true,
  signal: 1,
  reveal: { sound, seconds: 12, transcript: 'Descendez.' },
};
const decoy: RecogniseAnswer = {
  recognised: false,
  signal: 1,
  reveal: { sound, seconds: 4, caption: 'une cloche.' },
};
const nothing: RecogniseAnswer = { recognised: false, signal: 0 };

interface Over {
  readonly puzzle?: TunerPublic;
  readonly locked?: boolean;
  readonly draft?: string;
  readonly stations?: Readonly<Record<string, RecogniseAnswer>>;
  readonly results?: readonly SubmitResult[];
  readonly asked?: (code: string) => RecogniseResult | null;
}

function receiver(over: Over = {}) {
  const results = [...(over.results ?? [])];
  const played: Track[] = [];
  let listener: RadioListener | null = null;
  const stop = vi.fn();
  const recognise = vi.fn((code: string): Promise<RecogniseResult> =>
    Promise.resolve(over.asked?.(code) ?? { ok: true, answer: over.stations?.[code] ?? nothing }),
  );
  const submit = vi.fn((_code: string): Promise<SubmitResult> =>
    Promise.resolve(results.shift() ?? { ok: true }),
  );
  const createPlayer = (given: RadioListener) => {
    listener = given;
    return { play: (track: Track) => void played.push(track), stop };
  };
  const actor = createActor(tunerMachine, {
    input: {
      puzzle: over.puzzle ?? puzzle,
      locked: over.locked ?? false,
      draft: over.draft ?? '',
      recognise,
      submit,
      createPlayer,
    },
  }).start();
  return {
    actor,
    recognise,
    submit,
    played,
    stop,
    loopEnds: () => listener?.ended(),
    context: () => actor.getSnapshot().context,
  };
}

const settle = () => vi.advanceTimersByTimeAsync(200);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the pointer', () => {
  it('G-TUNER-01: starts at the puzzle’s value and stops at both ends', () => {
    const { actor, context } = receiver();
    expect(context().value).toBe(5000);
    actor.send({ type: 'MOVE', by: -100_000 });
    expect(context().value).toBe(0);
    actor.send({ type: 'MOVE', by: 100_000 });
    expect(context().value).toBe(9999);
  });

  it.each([
    ['123456', 9999],
    ['-5', 5000],
    ['٠٨١٥', 5000],
    ['815', 815],
  ])('left at « %s » by this device, starts at %i', (draft, value) => {
    expect(receiver({ draft }).context().value).toBe(value);
  });

  it('sends its position once, 150 ms after its last move', async () => {
    const { actor, recognise } = receiver();
    await settle();
    recognise.mockClear();
    actor.send({ type: 'MOVE', by: 1 });
    await vi.advanceTimersByTimeAsync(100);
    actor.send({ type: 'MOVE', by: 1 });
    await vi.advanceTimersByTimeAsync(149);
    expect(recognise).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(recognise.mock.calls).toEqual([['5002']]);
  });

  it('sends all the digits of a low frequency', async () => {
    const { actor, recognise } = receiver();
    actor.send({ type: 'SET', value: 42 });
    await settle();
    expect(recognise).toHaveBeenLastCalledWith('0042');
  });

  it('retries automatically when it was too early', async () => {
    let first = true;
    const { recognise, context } = receiver({
      asked: () => {
        if (!first) return { ok: true, answer: { recognised: false, signal: 0.5 } };
        first = false;
        return { ok: false, message: 'Trop tôt', seconds: 1 };
      },
    });
    await vi.advanceTimersByTimeAsync(999);
    expect(recognise).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2);
    expect(context().signal).toBe(0.5);
  });
});

describe('the loudspeaker', () => {
  it('plays noise, then the station from its start, then noise again', async () => {
    const { actor, played } = receiver({ stations: { '5001': decoy } });
    await settle();
    actor.send({ type: 'LISTEN' });
    actor.send({ type: 'MOVE', by: 1 });
    await settle();
    actor.send({ type: 'MOVE', by: 1 });
    await settle();
    expect(played).toEqual([
      { sound: puzzle.noise, seconds: null },
      { sound, seconds: 4 },
      { sound: puzzle.noise, seconds: null },
    ]);
  });

  it('does not restart the noise with every step', async () => {
    const { actor, played } = receiver();
    actor.send({ type: 'LISTEN' });
    for (const by of [1, 1, 100]) {
      actor.send({ type: 'MOVE', by });
      await settle();
    }
    expect(played).toHaveLength(1);
  });

  it('is silent when listening is stopped', async () => {
    const { actor, stop } = receiver();
    await settle();
    actor.send({ type: 'LISTEN' });
    actor.send({ type: 'STOP' });
    expect(stop).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['hidden', () => document.dispatchEvent(new Event('visibilitychange')), true],
    ['left', () => window.dispatchEvent(new Event('pagehide')), true],
    ['looked at again', () => document.dispatchEvent(new Event('visibilitychange')), false],
  ])('is silent when the page is %s, until a tap', async (_how, leave, silent) => {
    const { actor, stop, played } = receiver();
    await settle();
    actor.send({ type: 'LISTEN' });
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(silent);
    leave();
    vi.restoreAllMocks();
    expect([stop.mock.calls.length, actor.getSnapshot().matches({ loudspeaker: 'off' })]).toEqual(
      silent ? [1, true] : [0, false],
    );
    actor.send({ type: 'LISTEN' });
    expect(played).toHaveLength(silent ? 2 : 1);
  });

  it('is silent when its screen is left', async () => {
    const { actor, stop } = receiver();
    await settle();
    actor.send({ type: 'LISTEN' });
    actor.stop();
    expect(stop).toHaveBeenCalledTimes(1);
  });
});

describe('the whole text', () => {
  const shown = ({ actor }: ReturnType<typeof receiver>) => {
    const { context, ...snapshot } = actor.getSnapshot();
    return [snapshot.value.text, context.transcript];
  };
  const at = async (answer: RecogniseAnswer, over: Over = {}) => {
    const set = receiver({ stations: { '5000': answer }, ...over });
    await settle();
    return set;
  };

  it('is not shown because the frequency was passed', async () => {
    expect(shown(await at(real))).toEqual(['away', null]);
  });

  it('comes when the loop has ended, and stays to be read when the frequency was left', async () => {
    const set = await at(real);
    set.actor.send({ type: 'LISTEN' });
    set.loopEnds();
    expect(shown(set)).toEqual(['whole', 'Descendez.']);
    set.actor.send({ type: 'MOVE', by: 1 });
    await settle();
    expect(shown(set)).toEqual(['away', 'Descendez.']);
    set.actor.send({ type: 'READ' });
    expect(shown(set)[0]).toBe('whole');
  });

  it('comes at once on request, without sound', async () => {
    const set = await at(real);
    set.actor.send({ type: 'READ' });
    expect([shown(set), set.played]).toEqual([['whole', 'Descendez.'], []]);
    set.actor.send({ type: 'PUT_AWAY' });
    expect(shown(set)).toEqual(['away', 'Descendez.']);
  });

  it('of a decoy is read on request, and does not come by itself', async () => {
    const set = await at(decoy);
    set.actor.send({ type: 'LISTEN' });
    set.loopEnds();
    expect(shown(set)).toEqual(['away', null]);
    set.actor.send({ type: 'READ' });
    expect(shown(set)).toEqual(['whole', null]);
  });

  it('cannot be asked for where nothing is to be heard', async () => {
    const set = await at(nothing);
    set.actor.send({ type: 'READ' });
    expect(shown(set)).toEqual(['away', null]);
  });

  it('is there from the start when the step is solved, not when its frequency was only found', async () => {
    const preset = { value: 815, reveal: { sound, seconds: 12, transcript: 'Descendez.' } };
    expect(shown(await at(real, { locked: true, puzzle: { ...puzzle, preset } }))[0]).toBe('whole');
    expect(shown(await at(real, { puzzle: { ...puzzle, preset } }))).toEqual(['away', null]);
  });
});

describe('the captions', () => {
  const captions = [
    { at: 0.5, text: 'Nous nous taisons dix secondes.' },
    { at: 3, text: '(Dix secondes de porteuse.)' },
    { at: 13, text: 'Bien.' },
  ];
  const station = { sound, seconds: 20, captions };

  it.each([
    [0, ''],
    [0.5, 'Nous nous taisons dix secondes.'],
    [2.8, 'Nous nous taisons dix secondes.'],
    [3, '(Dix secondes de porteuse.)'],
    [6, ''],
    [12.9, ''],
    [13.1, 'Bien.'],
    [15.6, ''],
  ])('at %s seconds say « %s »', (seconds, words) => {
    expect(captionAt({ station, position: seconds / 20 })).toBe(words);
  });

  it('say nothing of a decoy, which has one description', () => {
    expect(captionAt({ station: { sound, seconds: 4, caption: 'une cloche.' }, position: 0.5 })).toBe('');
    expect(captionAt({ station: null, position: 0 })).toBe('');
  });
});

describe('the frequency', () => {
  const tuned = async (over: Over = {}) => {
    const set = receiver({ stations: { '5000': real }, ...over });
    await settle();
    set.actor.send({ type: 'LISTEN' });
    return set;
  };

  it('G-TUNER-04, G-TUNER-09, G-TUNER-10: is sent automatically, once, when the real recording ends', async () => {
    const { submit, loopEnds } = await tuned();
    expect(submit).not.toHaveBeenCalled();
    loopEnds();
    await settle();
    loopEnds();
    await settle();
    expect(submit.mock.calls).toEqual([['5000']]);
  });

  it('is not sent when a decoy ends', async () => {
    const { submit, loopEnds, context } = await tuned({ stations: { '5000': decoy } });
    loopEnds();
    await settle();
    expect(submit).not.toHaveBeenCalled();
    expect(context().station?.caption).toBe('une cloche.');
  });

  it('G-TUNER-11: is not sent when the puzzle does not send automatically', async () => {
    const { submit, loopEnds } = await tuned({ puzzle: { ...puzzle, sends: false } });
    loopEnds();
    await settle();
    expect(submit).not.toHaveBeenCalled();
  });

  it('is sent at the next end after a network failure', async () => {
    const { submit, loopEnds, context } = await tuned({ results: [{ ok: false, message: 'Pas de réseau' }] });
    loopEnds();
    await settle();
    expect(context().refusal).toEqual({ message: 'Pas de réseau' });
    loopEnds();
    await settle();
    expect(submit).toHaveBeenCalledTimes(2);
  });

  it('G-TUNER-04, G-TUNER-05, G-TUNER-07: is not sent, and the pointer is fixed, when the instrument is shown again', async () => {
    const preset = { value: 815, reveal: { sound, seconds: 12, transcript: 'Descendez.' } };
    const { actor, submit, recognise, played, loopEnds, context } = await tuned({
      locked: true,
      puzzle: { ...puzzle, preset },
    });
    actor.send({ type: 'MOVE', by: 1 });
    actor.send({ type: 'SET', value: 900_815 });
    loopEnds();
    await settle();
    expect([context().value, context().signal]).toEqual([815, 1]);
    expect(played).toEqual([{ sound, seconds: 12 }]);
    expect(submit).not.toHaveBeenCalled();
    expect(recognise).not.toHaveBeenCalled();
  });
});
