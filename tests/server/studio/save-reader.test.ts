import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSaveReader } from '../../../server/studio/save-reader.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/**
 * A file whose text is read as often as it changes, and what the telephone and the writer were shown of it.
 */
function savedFile() {
  const shown: string[] = [];
  let text = '';
  const tasks: (() => void)[] = [];
  const read = createSaveReader({
    signatures: () => new Map([['ville', text]]),
    showUnplayed: () => text !== '(vide)' && shown.push(`téléphone : ${text}`) > 0,
    readWhole: () => void shown.push(`tout : ${text}`),
    afterPreview: (task) => void tasks.push(task),
  });
  const save = (next: string): void => {
    text = next;
    read();
  };
  return { shown, save, read, telephoneIsServed: () => tasks.splice(0).forEach((task) => task()) };
}

describe('a saved file', () => {
  it('is shown at once, and played when the telephone shows it', () => {
    const { shown, save, telephoneIsServed } = savedFile();
    save('un');
    expect(shown).toEqual(['téléphone : un']);
    telephoneIsServed();
    expect(shown).toEqual(['téléphone : un', 'tout : un']);
  });

  it('is shown without the cities that did not change', () => {
    const files = new Map([
      ['ville', 'un'],
      ['autre', 'un'],
    ]);
    const shown: (readonly string[])[] = [];
    const read = createSaveReader({
      signatures: () => new Map(files),
      showUnplayed: (folders) => shown.push(folders) > 0,
      readWhole: () => undefined,
      afterPreview: (task) => task(),
    });
    files.set('ville', 'deux');
    read();
    files.delete('autre');
    read();
    expect(shown).toEqual([['ville'], ['autre']]);
  });

  it('is read once, however often the watcher tells of it', () => {
    const { shown, save, read } = savedFile();
    save('un');
    read();
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual(['téléphone : un']);
  });

  it('that an editor empties and then writes shows no error', () => {
    const { shown, save, telephoneIsServed } = savedFile();
    save('(vide)');
    vi.advanceTimersByTime(90);
    save('un');
    vi.advanceTimersByTime(1000);
    telephoneIsServed();
    expect(shown).toEqual(['téléphone : un', 'tout : un']);
  });

  it('with an error is reported when no other save follows it', () => {
    const { shown, save, read } = savedFile();
    save('(vide)');
    vi.advanceTimersByTime(50);
    read();
    vi.advanceTimersByTime(50);
    expect(shown).toEqual(['tout : (vide)']);
  });

  it('that is deleted while it is read is read again when the watcher reports it', () => {
    let file = 'un';
    const deleted = Object.assign(new Error('no such file'), { code: 'ENOENT' });
    const readWhole = vi
      .fn<() => void>()
      .mockImplementationOnce(() => {
        throw deleted;
      })
      .mockReturnValue(undefined);
    const read = createSaveReader({
      signatures: () => new Map([['ville', file]]),
      showUnplayed: () => false,
      readWhole,
      afterPreview: (task) => task(),
    });
    file = 'deux';
    read();
    vi.advanceTimersByTime(1000);
    read();
    vi.advanceTimersByTime(1000);
    expect(readWhole).toHaveBeenCalledTimes(2);
  });

  it('that cannot be read for another reason stops the reading with that reason', () => {
    let file = 'un';
    const failing = createSaveReader({
      signatures: () => new Map([['ville', file]]),
      showUnplayed: () => {
        throw Object.assign(new Error('not allowed'), { code: 'EACCES' });
      },
      readWhole: () => undefined,
      afterPreview: (task) => task(),
    });
    file = 'deux';
    expect(failing).toThrow('not allowed');
  });
});
