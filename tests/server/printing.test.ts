import { describe, expect, it } from 'vitest';
import { withBrowser } from '../../server/printing/with-browser.ts';

describe('pages that several members of staff have printed', () => {
  it('are drawn by one browser after another', async () => {
    let open = 0;
    const print = () =>
      withBrowser(async (browser) => {
        open += 1;
        const most = open;
        await browser.newPage();
        open -= 1;
        return most;
      });
    expect(await Promise.all([print(), print(), print()])).toEqual([1, 1, 1]);
  });
});
