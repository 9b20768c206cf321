import { describe, expect, it } from 'vitest';
import { tuner } from '../../../engine/puzzles/tuner.ts';
import type { Tuner } from '../../../engine/types/puzzle.generated.ts';
import { contextWith } from './context.ts';

const config = tuner.examples.config;
const ask = (value: string) => {
  const parsed = tuner.parseAnswer(config, value);
  return parsed.ok ? tuner.recognise?.ask(config, parsed.answer, contextWith({})) : null;
};
const sound = (name: string) => ({ ogg: `/media/${name}.ogg`, mp3: `/media/${name}.mp3` });

describe('a tuner', () => {
  it('has a scale from 0 to as many nines as digits', () => {
    expect(tuner.toPublic(config, contextWith({}))).toMatchObject({
      max: 9999,
      start: 5000,
      steps: [1, 100],
      sends: true,
    });
  });

  it('sends only the address of the noise', () => {
    const shown = JSON.stringify(tuner.toPublic(config, contextWith({})));
    expect(shown).toContain('/media/souffle.ogg');
    expect(shown).not.toMatch(/voix|cloche|0815|Descendez/u);
  });

  it('returns the recording and its transcript at the right frequency', () => {
    const captions = [{ at: 0, text: 'Descendez au port.' }];
    const reveal = { sound: sound('voix'), seconds: 12, transcript: 'Descendez au port.', captions };
    expect(ask('0815')).toEqual({ recognised: true, signal: 1, reveal });
  });

  it('returns a decoy with its caption, without recognising it', () => {
    const reveal = { sound: sound('cloche'), seconds: 4, caption: 'une cloche, au loin.' };
    expect(ask('0900')).toEqual({ recognised: false, signal: 1, reveal });
  });

  it('moves the needle the same near a decoy and near the right frequency', () => {
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

describe('a tuner whose step the final application solves', () => {
  const silent: Tuner = { ...config, mode: 'dials', sends: false, finalCode: ['3_ÉCUME', '3_MOUSSE'] };
  const verdict = (code: string) => {
    const parsed = tuner.parseAnswer(silent, code);
    return parsed.ok ? tuner.evaluate(silent, parsed.answer) : 'unreadable';
  };

  it('states that it sends nothing, without the code', () => {
    const shown = tuner.toPublic(silent, contextWith({}));
    expect(shown).toMatchObject({ mode: 'dials', sends: false });
    expect(JSON.stringify(shown)).not.toMatch(/cume|finalCode/iu);
  });

  it('is solved by the code and not by its frequency', () => {
    expect(['3_ecume', '3_Mousse', '2_écume', '0815', '0900', 'écume'].map(verdict)).toEqual([
      true,
      true,
      false,
      false,
      false,
      'unreadable',
    ]);
    expect(tuner.solve(silent)).toBe('3_ÉCUME');
  });

  it('still recognises its frequency', () => {
    const parsed = tuner.parseAnswer(silent, '0815');
    expect(parsed.ok && tuner.recognise?.ask(silent, parsed.answer, contextWith({})).recognised).toBe(true);
  });

  it('does not recognise codes of the application', () => {
    const parsed = tuner.parseAnswer(silent, '3_écume');
    expect(parsed.ok && tuner.recognise?.ask(silent, parsed.answer, contextWith({}))).toEqual({
      recognised: false,
    });
  });

  it('does not accept such a code when it sends its frequency', () => {
    expect(tuner.parseAnswer(config, '3_écume').ok).toBe(false);
  });

  it('shows its links as routes', () => {
    const links = [{ label: 'Le croquis', document: 'croquis' }];
    expect(tuner.toPublic({ ...config, links }, contextWith({})).links).toEqual([
      { label: 'Le croquis', to: '/document/croquis' },
    ]);
  });
});
