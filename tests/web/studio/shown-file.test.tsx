// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { rereadShown, useFileEditor } from '../../../web/studio/files/file-editor.ts';
import { fakeApi } from '../support/fake-api.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Of no other test: the editor of a file is kept while the page is open. */
const FILE = 'relue/steps/01-gare.yaml';
const READ = `GET studio/text?file=${encodeURIComponent(FILE)}`;

it('reads a file once at each change of its city, however many views show it, and no more when they are gone', async () => {
  const { calls } = fakeApi({
    [READ]: { json: { text: 'name: GARE\n', seen: 'a' } },
    'POST studio/try': { json: { problems: [], verdicts: [], readings: [], offered: [] } },
  });
  const reads = (): number => calls.filter(({ method }) => method === 'GET').length;
  const views = [1, 2, 3].map(() => renderHook(() => useFileEditor(FILE)));
  await waitFor(() => expect(views[0]?.result.current.state.draft?.text).toBe('name: GARE\n'));
  const opened = reads();
  rereadShown(['relue']);
  await waitFor(() => expect(reads()).toBe(opened + 1));
  rereadShown(['lyon']);
  expect(reads()).toBe(opened + 1);
  for (const { unmount } of views) unmount();
  rereadShown();
  expect(reads()).toBe(opened + 1);
});
