// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { cacheFiles } from '../../../web/state/device/cached-files.ts';
import { makeStatus } from '../support/statuses.ts';

beforeEach(() => {
  vi.stubEnv('PROD', true);
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
});

const media = { 'voix.ogg': '/media/aaa.ogg', 'voix.mp3': '/media/bbb.mp3', 'plan.svg': '/media/ccc.svg' };
const message = {
  slug: 'un',
  title: 'Un',
  author: 'A',
  date: null,
  isNew: false,
  page: { address: '/pages/x.js', media },
};

it.each([
  ['probably', ['/pages/x.js', '/media/aaa.ogg', '/media/ccc.svg']],
  ['', ['/pages/x.js', '/media/bbb.mp3', '/media/ccc.svg']],
] as const)(
  'a device that says « %s » of the first format keeps one format of a recording',
  async (answer, expected) => {
    const fetched: string[] = [];
    const cache = {
      keys: () => Promise.resolve([]),
      match: () => Promise.resolve(undefined),
      add: (address: string) => void fetched.push(address),
    };
    vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
    vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue(answer);
    cacheFiles(makeStatus({}, { messages: [message] }));
    await vi.waitFor(() => expect(fetched.toSorted()).toEqual([...expected].sort()));
  },
);
