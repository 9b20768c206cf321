import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Edit } from '../../../engine/edit/edit.ts';
import { createFileEditor } from '../../../web/studio/files/file-editor.ts';
import { type ApiAnswer, fakeApi, type FakeRoutes } from '../support/fake-api.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const FILE = 'ville/steps/01-gare.yaml';
const READ = `GET studio/text?file=${encodeURIComponent(FILE)}`;
const WRITE = 'POST studio/edit';
const TRY = 'POST studio/try';
const TEXT = 'name: GARE\n';

const named = (value: string): Edit => ({ op: 'set', path: ['name'], value });
const written = (
  seen: string,
  held: readonly number[] = [],
  problems: readonly unknown[] = [],
): ApiAnswer => ({
  json: { held, files: [{ file: FILE, seen, inverse: { op: 'delete' } }], problems, told: [] },
});
const WOULD_BREAK: ApiAnswer = {
  status: 422,
  json: { error: 'WOULD_BREAK', problems: [{ code: 'unknown' }] },
};
const CHANGED: ApiAnswer = {
  status: 409,
  json: {
    error: 'CHANGED',
    files: [{ file: FILE, theirs: 'name: PORT\n', seen: 'b', yours: 'name: QUAI\n', difference: [] }],
  },
};

/** An answer that the test gives when it likes. */
function held() {
  let give: (answer: ApiAnswer) => void = () => undefined;
  const answered = new Promise<ApiAnswer>((resolve) => (give = resolve));
  return { answer: () => answered, give: (answer: ApiAnswer) => give(answer) };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

/** The editor of a file that was read. */
async function opened(routes: FakeRoutes = {}) {
  const fake = fakeApi({
    [READ]: { json: { text: TEXT, seen: 'a' } },
    [TRY]: ({ body }) => ({ json: { problems: [], told: body } }),
    [WRITE]: written('b'),
    ...routes,
  });
  const onWritten = vi.fn();
  const editor = createFileEditor(FILE, onWritten);
  editor.reload();
  await settle();
  const bodies = (path: string) => fake.calls.filter((call) => call.path === path).map(({ body }) => body);
  return {
    editor,
    fake,
    onWritten,
    state: editor.state,
    writes: () => bodies('studio/edit'),
    tries: () => bodies('studio/try') as readonly { text: string; answers: readonly string[] }[],
  };
}

describe('the editor of a file', () => {
  it('is empty until the file was read, and says why it cannot be', async () => {
    const { editor, state } = await opened({ [READ]: { status: 404, json: { error: 'UNKNOWN' } } });
    expect(state()).toMatchObject({ draft: null, refusal: 'Ce fichier n’est plus là, ou ne se lit pas.' });
    expect(editor.change(named('QUAI'))).toBe(false);
    await editor.write();
    expect(state().draft).toBeNull();
  });

  it('tells its listeners of a change until they leave', async () => {
    const { editor } = await opened();
    const listener = vi.fn();
    const leave = editor.subscribe(listener);
    editor.change(named('QUAI'));
    expect(listener).toHaveBeenCalled();
    leave();
    listener.mockClear();
    editor.change(named('PORT'));
    expect(listener).not.toHaveBeenCalled();
  });

  it('follows the disk, except while it has edits', async () => {
    const { editor, fake, state } = await opened();
    expect(state()).toMatchObject({ draft: { text: TEXT }, replacements: 1 });
    editor.reload();
    await settle();
    expect(state().replacements).toBe(1);
    fake.routes[READ] = { json: { text: 'name: PORT\n', seen: 'b' } };
    editor.change(named('QUAI'));
    editor.reload();
    await settle();
    expect(state().draft?.text).toBe('name: QUAI\n');
    await editor.discard();
    editor.reload();
    await settle();
    expect(state()).toMatchObject({ draft: { text: 'name: PORT\n', edits: [] }, replacements: 3 });
  });

  it('refuses an edit that cannot be made, and forgets that at the next one', async () => {
    const { editor, state } = await opened();
    expect(editor.change({ op: 'remove', path: ['nothing'] })).toBe(false);
    expect(state().refusal).not.toBeNull();
    expect(editor.change(named('QUAI'))).toBe(true);
    expect(state()).toMatchObject({ refusal: null, draft: { text: 'name: QUAI\n' } });
  });
});

describe('the findings on a text', () => {
  it('come at once for a read text, and after a pause for a typed one', async () => {
    const { editor, state, tries } = await opened();
    expect(tries()).toMatchObject([{ text: TEXT }]);
    for (const name of ['Q', 'QU', 'QUAI']) {
      editor.change(named(name));
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(tries()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(50);
    expect(tries().slice(1)).toMatchObject([{ text: 'name: QUAI\n' }]);
    expect(state().trial).toMatchObject({ told: { text: 'name: QUAI\n' } });
  });

  it('are asked for again when the text changed meanwhile', async () => {
    const first = held();
    const { editor, fake, tries } = await opened({ [TRY]: first.answer });
    editor.change(named('QUAI'));
    await vi.advanceTimersByTimeAsync(500);
    expect(tries()).toHaveLength(1);
    fake.routes[TRY] = { json: {} };
    first.give({ json: {} });
    await settle();
    expect(tries().slice(1)).toMatchObject([{ text: 'name: QUAI\n' }]);
  });

  it('are asked for again with other answers', async () => {
    const { editor, tries } = await opened();
    editor.judgeAlso(['quai']);
    await vi.advanceTimersByTimeAsync(150);
    expect(tries().slice(1)).toMatchObject([{ text: TEXT, answers: ['quai'] }]);
  });

  it('are asked for again with answers that came while findings were made', async () => {
    const first = held();
    const { editor, fake, tries } = await opened({ [TRY]: first.answer });
    editor.judgeAlso(['quai']);
    fake.routes[TRY] = { json: {} };
    first.give({ json: {} });
    await vi.advanceTimersByTimeAsync(150);
    expect(tries().slice(1)).toMatchObject([{ text: TEXT, answers: ['quai'] }]);
  });

  it('stay when none come', async () => {
    const { editor, fake, state, tries } = await opened();
    fake.routes[TRY] = { status: 500, json: { error: 'ERROR_SERVER' } };
    editor.change(named('QUAI'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(tries()).toHaveLength(2);
    expect(state().trial).toMatchObject({ told: { text: TEXT } });
  });
});

describe('edits that are written', () => {
  it('are sent with the text that they are meant for, once', async () => {
    const { editor, onWritten, state, writes } = await opened();
    await editor.write();
    expect(writes()).toEqual([]);
    editor.change(named('QUAI'));
    await editor.write();
    expect(writes()).toEqual([{ files: [{ file: FILE, edits: [named('QUAI')], seen: 'a' }], force: false }]);
    expect(state()).toMatchObject({
      draft: { saved: { text: 'name: QUAI\n', seen: 'b' }, edits: [], sent: 0 },
    });
    expect(onWritten).toHaveBeenCalledOnce();
    await editor.write();
    expect(writes()).toHaveLength(1);
  });

  it('are followed by those made meanwhile, if that was asked for', async () => {
    const first = held();
    const { editor, fake, state, writes } = await opened({ [WRITE]: first.answer });
    editor.change(named('QUAI'));
    void editor.write();
    expect(state().draft?.sent).toBe(1);
    editor.change(named('PORT'));
    void editor.write();
    await settle();
    expect(writes()).toHaveLength(1);
    fake.routes[WRITE] = written('c');
    first.give(written('b'));
    await settle();
    expect(writes().slice(1)).toMatchObject([{ files: [{ edits: [named('PORT')], seen: 'b' }] }]);
    expect(state().draft).toMatchObject({ edits: [], saved: { seen: 'c' } });
  });

  it('are known to be written though the file is read meanwhile', async () => {
    const first = held();
    const { editor, onWritten, state } = await opened({ [WRITE]: first.answer });
    editor.change(named('QUAI'));
    void editor.write();
    editor.reload();
    await settle();
    first.give(written('b'));
    await settle();
    expect(state().draft).toMatchObject({ saved: { text: 'name: QUAI\n', seen: 'b' }, edits: [], sent: 0 });
    expect(onWritten).toHaveBeenCalledOnce();
  });

  it('leave those made meanwhile unwritten otherwise', async () => {
    const first = held();
    const { editor, state, writes } = await opened({ [WRITE]: first.answer });
    editor.change(named('QUAI'));
    void editor.write();
    editor.change(named('PORT'));
    first.give(written('b'));
    await settle();
    expect(writes()).toHaveLength(1);
    expect(state().draft).toMatchObject({ edits: [named('PORT')], sent: 0, text: 'name: PORT\n' });
  });

  it('are kept when nobody answers, and can be sent again', async () => {
    const { editor, fake, state, writes } = await opened({ [WRITE]: 'unreachable' });
    editor.change(named('QUAI'));
    await editor.write();
    expect(state()).toMatchObject({
      draft: { edits: [named('QUAI')], sent: 0 },
      refusal: 'Le serveur ne répond pas. Rien n’est écrit, rien n’est perdu : réessayez.',
    });
    fake.routes[WRITE] = written('b');
    await editor.write();
    expect(writes()).toHaveLength(2);
    expect(state()).toMatchObject({ draft: { edits: [] }, refusal: null });
  });

  it('are not sent again when they would break the city, unless they change or the writer insists', async () => {
    const { editor, fake, state, writes } = await opened({ [WRITE]: WOULD_BREAK });
    editor.change(named('QUAI'));
    await editor.write();
    expect(state()).toMatchObject({ breaks: [{ code: 'unknown' }], refusal: null, draft: { sent: 0 } });
    await editor.write();
    expect(writes()).toHaveLength(1);
    editor.change(named('PORT'));
    expect(state().breaks).toEqual([]);
    await editor.write();
    expect(writes()).toHaveLength(2);
    fake.routes[WRITE] = written('b');
    await editor.write(true);
    expect(writes().at(-1)).toMatchObject({ force: true });
    expect(state()).toMatchObject({ breaks: [], draft: { edits: [] } });
  });

  it('of one field wait while those of another are written', async () => {
    const title: Edit = { op: 'set', path: ['title'], value: 'La gare' };
    const { editor, fake, state, writes } = await opened({
      [WRITE]: written('b', [0], [{ code: 'unknown' }]),
      [READ]: { json: { text: `${TEXT}title: Gare\n`, seen: 'a' } },
    });
    editor.change(named('QUAI'));
    editor.change(title);
    await editor.write();
    expect(state()).toMatchObject({
      breaks: [{ code: 'unknown' }],
      draft: {
        saved: { text: `${TEXT}title: La gare\n`, seen: 'b' },
        edits: [named('QUAI')],
        text: 'name: QUAI\ntitle: La gare\n',
      },
    });
    await editor.write();
    expect(writes()).toHaveLength(1);
    fake.routes[WRITE] = written('c');
    editor.change(named('PORT'));
    await editor.write();
    expect(writes().at(-1)).toMatchObject({ files: [{ seen: 'b', edits: [named('PORT')] }] });
    expect(state()).toMatchObject({ breaks: [], draft: { edits: [] } });
  });

  it('that others followed show the text as it is written, and what else was changed', async () => {
    const text = 'name: QUAI\nexamples: {}\n';
    const followed = { file: FILE, seen: 'b', inverse: { op: 'delete' }, text };
    const told = ['1 parcours tape la nouvelle réponse.'];
    const { editor, state } = await opened({
      [WRITE]: { json: { held: [], files: [followed], problems: [], told } },
    });
    editor.change(named('QUAI'));
    await editor.write();
    expect(state()).toMatchObject({
      told,
      replacements: 2,
      draft: { saved: { text, seen: 'b' }, text, edits: [] },
    });
    editor.forgetTold();
    expect(state().told).toEqual([]);
  });

  it('that would break the city are replaced by those made meanwhile', async () => {
    const first = held();
    const { editor, fake, state, writes } = await opened({ [WRITE]: first.answer });
    editor.change(named('QUAI'));
    void editor.write();
    editor.change(named('PORT'));
    void editor.write();
    fake.routes[WRITE] = written('b');
    first.give(WOULD_BREAK);
    await settle();
    expect(writes()).toHaveLength(2);
    expect(state()).toMatchObject({ breaks: [], draft: { edits: [], text: 'name: PORT\n' } });
  });
});

describe('edits that are discarded', () => {
  it('are gone, with what was said of them', async () => {
    const { editor, state } = await opened({ [WRITE]: WOULD_BREAK });
    editor.change(named('QUAI'));
    await editor.write();
    await editor.discard();
    expect(state()).toMatchObject({ breaks: [], refusal: null, replacements: 2 });
    expect(state().draft).toMatchObject({ edits: [], text: TEXT });
  });

  it('leave those that are being written', async () => {
    const first = held();
    const { editor, state } = await opened({ [WRITE]: first.answer });
    editor.change(named('QUAI'));
    void editor.write();
    editor.change(named('PORT'));
    expect(await editor.discard()).toBe(true);
    expect(state().draft?.text).toBe('name: QUAI\n');
    first.give(written('b'));
    await settle();
    expect(state().draft).toMatchObject({ text: 'name: QUAI\n', edits: [] });
  });

  it('while they are written are gone only if they are not written', async () => {
    for (const [answer, text, isGone] of [
      [written('b'), 'name: QUAI\n', false],
      [WOULD_BREAK, TEXT, true],
      [CHANGED, TEXT, true],
    ] as const) {
      const first = held();
      const { editor, state } = await opened({ [WRITE]: first.answer });
      editor.change(named('QUAI'));
      void editor.write();
      const discarded = editor.discard();
      await settle();
      expect(state().draft).toMatchObject({ text: 'name: QUAI\n', sent: 1 });
      first.give(answer);
      expect(await discarded).toBe(isGone);
      expect(state()).toMatchObject({ breaks: [], conflict: null, draft: { text, edits: [], sent: 0 } });
    }
  });
});

describe('a file that another program changed', () => {
  const conflicted = async () => {
    const file = await opened({ [WRITE]: CHANGED });
    file.editor.change(named('QUAI'));
    await file.editor.write();
    file.fake.routes[WRITE] = written('c');
    return file;
  };

  it('is in conflict until that is settled: nothing is written', async () => {
    const { editor, fake, state, writes } = await conflicted();
    expect(state()).toMatchObject({
      conflict: { theirs: 'name: PORT\n' },
      draft: { edits: [named('QUAI')] },
    });
    editor.change(named('TOUR'));
    await editor.write(true);
    expect(writes()).toHaveLength(1);
    expect(state().conflict).not.toBeNull();
    fake.routes[READ] = { json: { text: 'name: PORT\n', seen: 'b' } };
    await editor.discard();
    await settle();
    expect(state()).toMatchObject({ conflict: null, draft: { text: 'name: PORT\n', edits: [] } });
  });

  it('has their text', async () => {
    const { editor, state, tries, writes } = await conflicted();
    editor.settle('theirs');
    await settle();
    expect(writes()).toHaveLength(1);
    expect(state()).toMatchObject({
      conflict: null,
      draft: { text: 'name: PORT\n', edits: [] },
      replacements: 2,
    });
    expect(tries().at(-1)).toMatchObject({ text: 'name: PORT\n' });
  });

  it('has their text with the edits', async () => {
    const { editor, state, writes } = await conflicted();
    editor.settle('both');
    await settle();
    expect(writes().slice(1)).toMatchObject([{ files: [{ edits: [named('QUAI')], seen: 'b' }] }]);
    expect(state()).toMatchObject({ conflict: null, draft: { text: 'name: QUAI\n', edits: [] } });
  });

  it('has the whole text of the writer', async () => {
    const { editor, writes } = await conflicted();
    editor.settle('yours');
    await settle();
    expect(writes().slice(1)).toMatchObject([{ files: [{ edits: [{ op: 'splice' }], seen: 'b' }] }]);
  });

  it('says which edit their text does not take, and writes nothing', async () => {
    const { editor, state, writes } = await opened({
      [WRITE]: {
        status: 409,
        json: { error: 'CHANGED', files: [{ file: FILE, theirs: 'other: 1\n', seen: 'b', yours: null }] },
      },
    });
    editor.change({ op: 'remove', path: ['name'] });
    await editor.write();
    editor.settle('both');
    await settle();
    expect(writes()).toHaveLength(1);
    expect(state()).toMatchObject({ conflict: null, draft: { text: 'other: 1\n', edits: [] } });
    expect(state().refusal).not.toBeNull();
  });
});

describe('a page that another program changed', () => {
  const PAGE = 'ville/messages/un.mdx';
  const page = async (theirs: string) => {
    const fake = fakeApi({
      [`GET studio/text?file=${encodeURIComponent(PAGE)}`]: { json: { text: 'Un.\n\nDeux.\n', seen: 'a' } },
      [TRY]: { json: { problems: [] } },
      [WRITE]: {
        status: 409,
        json: { error: 'CHANGED', files: [{ file: PAGE, theirs, seen: 'b', yours: null, difference: [] }] },
      },
    });
    const editor = createFileEditor(PAGE, vi.fn());
    editor.reload();
    await settle();
    editor.change({ op: 'splice', at: 2, was: '.', now: ' mot.' });
    void editor.write();
    fake.routes[WRITE] = {
      json: {
        held: [],
        files: [{ file: PAGE, seen: 'c', inverse: { op: 'delete' } }],
        problems: [],
        told: [],
      },
    };
    await settle();
    return editor.state();
  };

  it('elsewhere is written with both changes', async () => {
    const { conflict, draft } = await page('Un.\n\nDeux et trois.\n');
    expect(conflict).toBeNull();
    expect(draft).toMatchObject({ saved: { text: 'Un mot.\n\nDeux et trois.\n', seen: 'c' }, edits: [] });
  });

  it('in the same words is in conflict, with the typed text', async () => {
    const { conflict, draft } = await page('Un !\n\nDeux.\n');
    expect(conflict).not.toBeNull();
    expect(draft?.text).toBe('Un mot.\n\nDeux.\n');
  });
});
