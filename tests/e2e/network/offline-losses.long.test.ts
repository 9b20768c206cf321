import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playThrough, prepareEnvironment, type NetworkEnvironment } from '../../support/faults/network/network-run.ts';

const NOTHING_WRONG = { lost: [], twice: [], outOfOrder: [], misjudged: [] };

describe('answers through a network that loses 30 % of requests and 20 % of responses', () => {
  let ground: NetworkEnvironment;
  beforeAll(async () => void (ground = await prepareEnvironment(13)));
  afterAll(() => ground?.stop());

  it('are all judged once, in order, despite page reloads and server restarts', async () => {
    const report = await playThrough(ground, {
      answers: 52,
      phones: 4,
      losses: { requests: 0.3, answers: 0.2 },
      seed: 'short',
      serverRestarts: 1,
      pageRestartsOfHundred: 15,
    });
    expect(report).toMatchObject({ ...NOTHING_WRONG, entered: 52, judged: 52, serverRestarts: 1 });
    expect(Math.min(report.requests.lost, report.requests.unanswered, report.pageRestarts)).toBeGreaterThan(0);
  });

  it('are found judged twice when each try has another key', async () => {
    const report = await playThrough(ground, {
      answers: 12,
      phones: 1,
      losses: { requests: 0, answers: 0.6 },
      seed: 'planted',
      serverRestarts: 0,
      pageRestartsOfHundred: 0,
      forgetsKeys: true,
    });
    expect(report.twice.length).toBeGreaterThan(0);
  });
});
