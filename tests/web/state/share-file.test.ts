import { afterEach, expect, it, vi } from 'vitest';
import { shareFile } from '../../../web/state/device/share-file.ts';

const picture = new Blob(['x'], { type: 'image/png' });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A telephone whose share sheet ends in this way; undefined: without one. */
function shares(share?: () => Promise<void>) {
  const saved: string[] = [];
  vi.stubGlobal('navigator', { ...(share && { canShare: () => true, share }) });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  return saved;
}

it('hands a file over where the telephone can share it', async () => {
  const share = vi.fn(() => Promise.resolve());
  const saved = shares(share);
  expect(await shareFile('planche.png', picture)).toBe('shared');
  expect(share).toHaveBeenCalledWith({ files: [expect.objectContaining({ name: 'planche.png' })] });
  expect(saved).toEqual([]);
});

it('does nothing for a player who has closed the share sheet', async () => {
  const saved = shares(() => Promise.reject(new DOMException('closed', 'AbortError')));
  expect(await shareFile('planche.png', picture)).toBe('left');
  expect(saved).toEqual([]);
});

it.each([
  ['nothing can be shared', undefined],
  ['sharing is refused', () => Promise.reject(new DOMException('no gesture', 'NotAllowedError'))],
] as const)('saves the file where %s', async (_case, share) => {
  const saved = shares(share);
  expect(await shareFile('planche.png', picture)).toBe('saved');
  expect(saved).toEqual(['planche.png']);
});
