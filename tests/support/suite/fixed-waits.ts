/** Test files that wait for a fixed time, the number of waits, and why waiting for a visible condition is impossible. */
interface FixedWaits {
  readonly file: string;
  readonly count: number;
  readonly why: string;
}

const POLLS = 'polls for a visible condition, with a pause in between';
const RULE = 'the rule under test is a length of time that is measured by a real clock';

const MEASURED = 'a measurement lasts a stated time, and the machine rests between two of them';

export const FIXED_WAITS: readonly FixedWaits[] = [
  { file: 'tests/bench/paint/paint-rows.ts', count: 2, why: MEASURED },
  { file: 'tests/bench/printing/paced-answers.ts', count: 1, why: MEASURED },
  { file: 'tests/printing/print-batch.ts', count: 1, why: MEASURED },
  { file: 'tests/bench/streams/stream-rows.ts', count: 1, why: MEASURED },
  { file: 'tests/bench/stress/stress-rows.ts', count: 1, why: MEASURED },
  { file: 'tests/faults/postgres.long.test.ts', count: 1, why: POLLS },
  { file: 'tests/operators/two-servers.long.test.ts', count: 1, why: POLLS },
  { file: 'tests/soak/soak.ts', count: 1, why: 'a load is a number of requests per second' },
  { file: 'tests/support/e2e/look.ts', count: 1, why: 'limits the wait for animations that the test may have stopped' },
  { file: 'tests/support/e2e/screen.ts', count: 1, why: 'the declaration of what others call' },
  { file: 'tests/support/e2e/time.ts', count: 1, why: 'the clock of this browser cannot be set' },
  { file: 'tests/support/faults/kill-run.ts', count: 1, why: 'kills at a random moment' },
  {
    file: 'tests/support/faults/party/telephone.ts',
    count: 1,
    why: 'telephones send again after a pause, as the page does; people pause between two turns',
  },
  { file: 'tests/support/faults/system-calls.ts', count: 1, why: POLLS },
  { file: 'tests/support/server/nginx.ts', count: 1, why: POLLS },
  { file: 'tests/support/spoilers/play-states.ts', count: 1, why: RULE },
  { file: 'tests/support/webkit/start-webkit.ts', count: 1, why: POLLS },
  { file: 'tests/support/webkit/webkit-screen.ts', count: 1, why: 'the definition of what others call' },
];
