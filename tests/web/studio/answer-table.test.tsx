import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AnswerTable } from '../../../web/studio/form/AnswerTable.tsx';
import { FormScopeContext, NO_FORM } from '../../../web/studio/form/form-scope.ts';
import { propertyNode, schemaOfFile } from '../../../engine/scenario/json-schema.ts';

// The focus that moves some frames later is the browser’s.
beforeEach(() => void vi.stubGlobal('requestAnimationFrame', vi.fn()));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const VALUE = { accept: ['gare'], almost: [], refuse: ['quai'] };
const node = propertyNode(schemaOfFile('step'), 'examples');

function shown(value = VALUE) {
  const change = vi.fn(() => true);
  const write = vi.fn();
  const scope = {
    ...NO_FORM,
    change,
    write,
    verdicts: new Map([
      ['gare', 'wrong'],
      ['quai', 'wrong'],
    ] as const),
    readings: new Map([['gare', [{ words: 'gare', part: 'un mot inconnu' }]]]),
    offered: [
      { text: 'la gare', column: 'accept' },
      { text: 'port', column: 'refuse' },
    ] as const,
  };
  if (!node) throw new Error('no table in the schema');
  render(
    <FormScopeContext value={scope}>
      <AnswerTable node={node} path={['examples']} value={value} />
    </FormScopeContext>,
  );
  return { change, write };
}

describe('the table of examples', () => {
  it('marks an entry that is not judged as its column says, and no other', () => {
    shown();
    const fits = (text: string) => screen.getByDisplayValue(text).closest('li')?.dataset.fits;
    expect([fits('gare'), fits('quai')]).toEqual(['false', 'true']);
  });

  it('says on demand how the words of an entry are read, where it knows', () => {
    shown();
    const [summary, ...others] = screen.getAllByText('Comment c’est lu');
    expect(others).toEqual([]);
    const cell = screen.getByDisplayValue('gare').closest('li');
    expect(cell?.contains(summary ?? null)).toBe(true);
    expect(screen.getByText('gare').nextElementSibling?.textContent).toBe('un mot inconnu');
  });

  it('begins an entry by Enter in the last one', () => {
    const { change, write } = shown();
    fireEvent.keyDown(screen.getByDisplayValue('quai'), { key: 'Enter' });
    expect(write).toHaveBeenCalled();
    expect(change).toHaveBeenCalledWith({ op: 'add', path: ['examples', 'refuse'], value: '' });
  });

  it('takes an entry away that was begun and left empty, and writes nothing', () => {
    const { change, write } = shown({ ...VALUE, refuse: ['quai', ''] });
    const [field, button] = [screen.getByLabelText('Fausses 2'), screen.getByLabelText(/saisie vide/u)];
    fireEvent.blur(field, { relatedTarget: button });
    expect(change).not.toHaveBeenCalled();
    fireEvent.blur(button);
    expect(change.mock.calls).toEqual([[{ op: 'remove', path: ['examples', 'refuse', 1] }]]);
    expect(write).not.toHaveBeenCalled();
  });

  it('writes an entry once, by Enter, not again when it is left for the next', () => {
    const { write } = shown();
    const entry = screen.getByDisplayValue('quai');
    fireEvent.change(entry, { target: { value: 'le quai' } });
    fireEvent.keyDown(entry, { key: 'Enter' });
    fireEvent.blur(entry);
    expect(write).toHaveBeenCalledTimes(1);
  });

  it('takes the ticked answers that are offered, each into its column', () => {
    const { change, write } = shown();
    fireEvent.click(screen.getByText('Saisies proposées : 2'));
    fireEvent.click(screen.getByLabelText('la gare'));
    fireEvent.click(screen.getByLabelText('port'));
    fireEvent.click(screen.getByLabelText('port'));
    fireEvent.click(screen.getByText(/Ajouter les saisies cochées/u));
    expect(change.mock.calls).toEqual([[{ op: 'add', path: ['examples', 'accept'], value: 'la gare' }]]);
    expect(write).toHaveBeenCalledTimes(1);
  });
});
