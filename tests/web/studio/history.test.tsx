// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { DeskCity } from '../../../engine/graph/desk.ts';
import { HistoryButtons, recordEdit, useWithMade } from '../../../web/studio/files/history.tsx';
import { fakeApi } from '../support/fake-api.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const FILE = 'ville/steps/01-gare.yaml';
const undo = () => fireEvent.click(screen.getByRole('button', { name: 'Défaire' }));

it('turns back an edit that was being written when the button was pressed', async () => {
  const written = [
    { file: FILE, seen: 'b', inverse: { op: 'splice', at: 6, was: 'QUAI', now: 'GARE' } },
  ] as const;
  const { calls } = fakeApi({ 'POST studio/edit': { json: { files: [{ file: FILE, seen: 'a' }] } } });
  const onFile = vi.fn();
  const discard = async () => {
    await Promise.resolve();
    recordEdit(written);
    return false;
  };
  render(<HistoryButtons discard={discard} onFile={onFile} />);
  undo();
  await waitFor(() => expect(onFile).toHaveBeenCalledWith(FILE));
  expect(calls.map(({ body }) => body)).toEqual([
    { files: [{ file: FILE, seen: 'b', edits: [written[0].inverse] }], force: true },
  ]);
});

it('a city has the text that was just made before its desk has it', () => {
  const city = { slug: 'ville', files: ['scenario.yaml'] } as unknown as DeskCity;
  const { result } = renderHook(() => useWithMade(city));
  act(() => recordEdit([{ file: 'ville/messages/mot.mdx', seen: 'a', inverse: { op: 'delete' } }]));
  expect(result.current.files).toEqual(['scenario.yaml', 'messages/mot.mdx']);
  act(() =>
    recordEdit([{ file: 'ville/messages/mot.mdx', seen: null, inverse: { op: 'create', text: '' } }]),
  );
  expect(result.current).toBe(city);
});
