import { builtSite } from '../../server/rendering/built-site.ts';
import { TINY_ANSWERS } from '../../scripts/explain/cities/tiny-city.ts';
import { openCity } from '../support/cities/open-city.ts';
import { dist } from '../support/programs/run.ts';
import { startTestApp } from '../support/server/test-app.ts';
import type { Report } from './report.ts';
import { median } from './rounds.ts';

const TURNS = 40;
const IN_TURN = 50;
const WARM_UP = 4;
const MINUTE = 60_000;

/** Milliseconds of this process for each of some requests, sent one after another. */
async function processorOf(request: () => Promise<Response>): Promise<number> {
  const before = process.cpuUsage();
  for (let sent = 0; sent < IN_TURN; sent += 1) await (await request()).arrayBuffer();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / IN_TURN;
}

/** An answer of the game without an account beside a public page: processor of server and client together. */
export async function trialRows({ row }: Report): Promise<void> {
  const app = await startTestApp({ cities: [openCity()], site: await builtSite(dist), quiet: true });
  try {
    const begun = await app.visitor().get('/api/trial/user/status/current');
    const cookie = begun.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    // The same cookie can be answered again and again: nothing is stored.
    const answer = () =>
      fetch(`${app.address}/api/trial/code/check`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ code: TINY_ANSWERS['GARE'], step: 'GARE' }),
      });
    const page = () => fetch(`${app.address}/concept`);
    const [answers, pages]: [number[], number[]] = [[], []];
    for (let turn = 0; turn < TURNS + WARM_UP; turn += 1) {
      app.clock.wait(MINUTE);
      const [one, other] = [await processorOf(answer), await processorOf(page)];
      if (turn < WARM_UP) continue;
      answers.push(one);
      pages.push(other);
    }
    row('trial: processor of an answer, p50', {
      figure: `${median(answers).toFixed(2)} ms`,
      ratio: median(answers) / median(pages),
      beside: `one page of the site (${median(pages).toFixed(2)} ms)`,
    });
  } finally {
    await app.stop();
  }
}
