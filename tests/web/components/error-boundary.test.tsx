// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkError, loadChunk } from '../../../web/api/load-chunk.ts';
import { ErrorBoundary } from '../../../web/components/status/ErrorBoundary.tsx';
import { expectShown } from '../support/expect-shown.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Throws({ what }: { what: unknown }): never {
  throw what;
}
const catching = (what: unknown) =>
  render(
    <ErrorBoundary>
      <Throws what={what} />
    </ErrorBoundary>,
  );

describe('an error of a screen', () => {
  it('P-ROUTE-22: during rendering offers a reload', () => {
    catching(new Error('boom'));
    expectShown(screen.getByRole('heading', { name: 'Veuillez recharger la page' }));
    expectShown(screen.getByRole('button', { name: 'Recharger' }));
  });

  it('P-ROUTE-21, P-ERR-34: for a missing chunk is named', () => {
    catching(new ChunkError('game'));
    expectShown(screen.getByText('Loading chunk game failed'));
    expect(document.body.textContent?.replace(/\s/g, ' ')).toContain('Unexpected Application Error');
  });

  it.each([
    [
      'Failed to fetch dynamically imported module: http://x.example/assets/Tuner-sYyr-fW.js',
      'Loading chunk Tuner failed',
    ],
    ['Importing a module script failed.', 'Loading chunk script failed'],
    ['Unable to preload CSS for http://x.example/assets/outcome-BOBdllZ.css', 'Loading chunk outcome failed'],
  ])('is recognised by the browser’s message « %s »', (message, words) => {
    catching(new TypeError(message));
    expectShown(screen.getByText(words));
  });

  it('P-ROUTE-21: of a route shows status and status text', () => {
    catching({ status: 503, statusText: 'Service Unavailable' });
    expectShown(screen.getByText('503 Service Unavailable'));
  });
});

describe('a chunk', () => {
  it('is requested twice before it counts as missing', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('x')).mockResolvedValue('module');
    expect(await loadChunk('game', load)).toBe('module');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('counts as missing after a timeout', async () => {
    await expect(loadChunk('game', () => new Promise(() => undefined), 20)).rejects.toThrow(
      'Loading chunk game failed',
    );
  });
});
