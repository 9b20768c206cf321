import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillDisk, freeDisk, fullDiskMissing } from '../support/faults/full-disk.ts';
import { run } from '../support/programs/run.ts';
import { folderWithOneCity } from '../support/server/one-city.ts';
import { startServer, type RunningServer } from '../support/server/running-server.ts';

const PROBE = { PROBE_EMAIL: 'sonde@poste.test', PROBE_PASSWORD: 'quatre mots à elle' };
/** A busy machine is no fault here. */
const SLOW = '60000';

const missing = fullDiskMissing();
describe.skipIf(missing !== null)(missing ?? 'the command of the synthetic player', () => {
  let server: RunningServer;
  const folder = folderWithOneCity();
  beforeAll(async () => void (server = await startServer(PROBE, folder)));
  afterAll(() => server?.stop());

  const play = async () => {
    const { address: PROBE_SITE } = server;
    const env = { ...PROBE, PROBE_SITE, PROBE_SERVERS: PROBE_SITE, PROBE_METRICS: `${PROBE_SITE}/metrics` };
    const args = ['--import', 'tsx', 'scripts/probe.ts', '--slow', SLOW];
    const { code, stdout } = await run(process.execPath, args, { env });
    return { code, faults: stdout.split('\n').filter((line) => line.includes('✗')) };
  };

  it('plays a real city on the built server, turns red when its disk is full, and green after', async () => {
    expect(await play()).toEqual({ code: 0, faults: [] });
    fillDisk(server);
    const red = await play();
    expect(red.code).toBe(1);
    expect(red.faults.join()).toContain('login');
    freeDisk(server);
    expect(await play()).toEqual({ code: 0, faults: [] });
  });
});
