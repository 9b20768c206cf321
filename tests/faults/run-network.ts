import { playThrough, prepareEnvironment } from '../support/faults/network/network-run.ts';
import { closeDrill, drillOptions } from '../support/suite/drill.ts';

/**
 * `npm run verify -- faults:network [--answers 1000]`: sends answers with the real page through a network
 * that loses a third of the requests.
 */
const { answers, seed } = drillOptions({ answers: 1000, seed: 'pluie' });
const PHONES = 5;
const EVERY = 50;

const environment = await prepareEnvironment(Math.ceil(answers / PHONES));
try {
  const { entered, judged, requests, pageRestarts, serverRestarts, ...wrong } = await playThrough(
    environment,
    {
      answers,
      phones: PHONES,
      seed,
      losses: { requests: 0.3, answers: 0.2 },
      serverRestarts: Math.max(2, Math.round(answers / 100)),
      pageRestartsOfHundred: 10,
      onProgress: (count) => count % EVERY === 0 && console.log(`${count} of ${answers}`),
    },
  );
  const problems = Object.entries(wrong).flatMap(([kind, readings]) =>
    readings.map((reading) => `${kind}: ${reading}`),
  );
  const sent = requests.passed + requests.lost + requests.unanswered;
  closeDrill(
    problems,
    `${entered} answers entered, ${judged} judged; ${sent} requests, ${requests.lost} lost, ${requests.unanswered} unanswered, ` +
      `${requests.unreachable} met no server; ${pageRestarts} restarts of the page, ${serverRestarts} of the server`,
  );
} finally {
  await environment.stop();
}
