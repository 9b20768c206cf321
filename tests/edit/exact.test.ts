import { describe, expect, it } from 'vitest';
import { editText } from '../../engine/edit/change-file.ts';
import type { Edit, EditValue } from '../../engine/edit/edit.ts';
import type { ValuePath } from '../../engine/scenario/parse/parse-yaml.ts';

const edited = (text: string, ...edits: Edit[]): string => {
  const result = editText({ path: 'essai.yaml', text }, edits);
  return 'refusal' in result ? result.refusal.code : result.text;
};

describe('an edit of a text', () => {
  it('writes a new value as its neighbours are written', () => {
    const text =
      "# tête\nnom: 'deux mots' # pourquoi\nliste: [un, deux]\nsuite:\n  - { a: x, b: 'y' }\n\n  # avant le second\n  - { a: z, b: 'y' }\n";
    expect(edited(text, { op: 'set', path: ['nom'], value: 'l’été' })).toBe(
      text.replace('deux mots', 'l’été'),
    );
    expect(edited(text, { op: 'add', path: ['liste'], at: 1, value: 'a, b' })).toBe(
      text.replace('[un, deux]', "[un, 'a, b', deux]"),
    );
    expect(edited(text, { op: 'add', path: ['suite'], value: { a: '12', b: 'q' } })).toBe(
      `${text}\n  - { a: '12', b: 'q' }\n`,
    );
    expect(edited(text, { op: 'remove', path: ['suite', 0] })).toBe(
      text.replace("  - { a: x, b: 'y' }\n", ''),
    );
    expect(edited(text, { op: 'set', path: ['nom'], value: 'deux\nlignes' })).toBe(
      text.replace("'deux mots' # pourquoi", '|- # pourquoi\n  deux\n  lignes'),
    );
  });

  it('keeps the comments of a list that is set as a whole', () => {
    const text = 'a:\n  # un\n  - x\n  # deux\n  - y # fin\nb: {c: 1}\n';
    expect(edited(text, { op: 'set', path: ['a'], value: ['x', 'w', 'y'] })).toBe(
      'a:\n  # un\n  - x\n  - w\n  # deux\n  - y # fin\nb: {c: 1}\n',
    );
    expect(edited(text, { op: 'set', path: [], value: { a: ['y'], b: { c: 2, d: [] } } })).toBe(
      'a:\n  # un\n  # deux\n  - y # fin\nb: {c: 2, d: []}\n',
    );
  });

  it.each<readonly [string, string, ValuePath, string, EditValue]>([
    ['at the end', 'a: 1\n# de b\nb: [x]\n', [], 'b', ['x']],
    ['above another comment', 'a: 1\n\n# de b\nb: [x]\n\n# de c\nc: 2\n', [], 'b', ['x']],
    ['in a list', 'l:\n  - x: 1\n    # de y\n    y: 2\n  # du second\n  - x: 3\n', ['l', 0], 'y', 2],
  ])('puts a key that was taken away back under its comment: %s', (_where, text, path, key, value) => {
    expect(edited(text, { op: 'remove', path: [...path, key] }, { op: 'add', path, key, value, at: 1 })).toBe(
      text,
    );
  });

  it('keeps a comment in an empty list or map when the first item comes', () => {
    expect(
      edited('links: [\n  # { label: Carnet },\n]\nb: 1\n', {
        op: 'add',
        path: ['links'],
        value: { label: 'Plan' },
      }),
    ).toBe('links: [\n  # { label: Carnet },\n  { label: Plan },\n]\nb: 1\n');
    expect(edited('- {\n#c\n  }\n', { op: 'add', path: [0], key: 'a', value: 1 })).toBe(
      '- {\n#c\n    a: 1,\n  }\n',
    );
  });

  it.each<readonly [string, string, Edit]>([
    ['edit-unreadable', 'a: [', { op: 'remove', path: ['a'] }],
    ['edit-nothing-there', 'a: 1\n', { op: 'set', path: ['b'], value: 1 }],
    ['edit-two-there', "1: a\n'1': b\n", { op: 'set', path: ['1'], value: 'c' }],
    ['edit-wrong-kind', 'a: 1\n', { op: 'add', path: ['a'], value: 1 }],
    ['edit-out-of-list', 'a: [1]\n', { op: 'move', path: ['a', 0], to: 3 }],
    ['edit-key-taken', 'a: 1\nb: 2\n', { op: 'rename', path: ['a'], key: 'b' }],
    ['edit-shared-value', 'a: &x { c: 1 }\nb: *x\n', { op: 'set', path: ['a', 'c'], value: 2 }],
    ['edit-not-exact', 'a: !!str x\n', { op: 'set', path: ['a'], value: 1 }],
    ['edit-moved-on', 'a: 1\n', { op: 'splice', at: 3, was: '2', now: '3' }],
  ])('is refused with %s', (code, text, edit) => {
    expect(edited(text, edit)).toBe(code);
  });
});
