import { playThrough, prepareEnvironment, type NetworkReport } from '../support/faults/network/network-run.ts';

/** `npm run faults:network [-- answers [seed]]`: sends answers with the real page through a network that loses a third of the requests. */
const answers = Number(process.argv[2] ?? 1000);
const seed = process.argv[3] ?? 'pluie';
const PHONES = 5;
const EVERY = 50;

const describe = ({ requests, ...report }: NetworkReport): string =>
  [
    `${report.entered} answers entered, ${report.judged} judged: ${report.lost.length} lost, ${report.twice.length} twice`,
    `${report.outOfOrder.length} out of order, ${report.misjudged.length} misjudged`,
    `${requests.passed + requests.lost + requests.unanswered} requests, ${requests.lost} lost, ${requests.unanswered} unanswered, ${requests.unreachable} met no server`,
    `${report.pageRestarts} restarts of the page, ${report.serverRestarts} of the server.`,
  ].join('; ');

const environment = await prepareEnvironment(Math.ceil(answers / PHONES));
try {
  const report = await playThrough(environment, {
    answers,
    phones: PHONES,
    seed,
    losses: { requests: 0.3, answers: 0.2 },
    serverRestarts: Math.max(2, Math.round(answers / 100)),
    pageRestartsOfHundred: 10,
    onProgress: (entered) => entered % EVERY === 0 && console.log(`${entered} of ${answers}`),
  });
  const wrong = [...report.lost, ...report.twice, ...report.outOfOrder, ...report.misjudged];
  for (const line of wrong) console.log(`  !! ${line}`);
  console.log(describe(report));
  if (wrong.length > 0) process.exitCode = 1;
} finally {
  await environment.stop();
}
