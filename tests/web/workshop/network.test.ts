import { expect, it, vi } from 'vitest';
import { apiAddress } from '../../../web/api/client.ts';
import { connect } from '../../../web/workshop/stage/network.ts';

it.each([
  ['fails when the page gives up', false],
  ['stays without one when its scene is over, because it would change the next scene', true],
])('a call without a response %s', async (_name, isOver) => {
  const network = connect(() => 'never');
  try {
    const page = new AbortController();
    const failed = vi.fn();
    void fetch(apiAddress('user/logout'), { signal: page.signal }).catch(failed);
    if (isOver) network.restore();
    page.abort();
    for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
    expect(failed).toHaveBeenCalledTimes(isOver ? 0 : 1);
  } finally {
    network.restore();
  }
});
