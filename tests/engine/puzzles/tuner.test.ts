import { describe, expect, it } from 'vitest';
import { tuner } from '../../../engine/puzzles/tuner.ts';
import { contextWith } from './context.ts';

const config = tuner.examples.config;
const ask = (value: string) => tuner.recognise?.ask(config, value, contextWith({}));
const sound = (name: string) => ({ ogg: `/media/${name}.ogg`, mp3: `/media/${name}.mp3` });

describe('tuner', () => {
  it('has a scale from 0 to as many nines as digits', () => {
    expect(tuner.toPublic(config, contextWith({}))).toMatchObject({ max: 9999, start: 5000, steps: [1, 100], sends: true });
  });

  it('tells the address of the noise alone', () => {
    const shown = JSON.stringify(tuner.toPublic(config, contextWith({})));
    expect(shown).toContain('/media/souffle.ogg');
    expect(shown).not.toMatch(/voix|cloche|0815|Descendez/u);
  });

  it('gives the recording and its transcript on the right frequency', () => {
    const reveal = { sound: sound('voix'), seconds: 12, transcript: 'Descendez au port.' };
    expect(ask('0815')).toEqual({ recognised: true, signal: 1, reveal });
  });

  it('gives a decoy with its caption, and does not recognise it', () => {
    const reveal = { sound: sound('cloche'), seconds: 4, caption: 'Une cloche, au loin.' };
    expect(ask('0900')).toEqual({ recognised: false, signal: 1, reveal });
  });

  it('moves the needle alike near a decoy and near the real frequency', () => {
    expect(ask('0785')).toEqual({ recognised: false, signal: 0.5 });
    expect(ask('0930')).toEqual({ recognised: false, signal: 0.5 });
  });

  it('leaves the needle at rest far from any frequency', () => {
    expect(ask('5000')).toEqual({ recognised: false, signal: 0 });
  });

  it.each([{ recognised: true }, { solved: true }])('is preset when shown again (%o)', (found) => {
    const { preset } = tuner.toPublic(config, contextWith(found));
    expect(preset).toMatchObject({ value: 815, reveal: { seconds: 12, transcript: 'Descendez au port.' } });
  });

  it('unlocks the real recording only once recognised', () => {
    expect(tuner.media(config)).toEqual({
      always: ['souffle.ogg', 'souffle.mp3', 'cloche.ogg', 'cloche.mp3'],
      onceRecognised: ['voix.ogg', 'voix.mp3'],
    });
  });
});
