/** Files of the tests that say how long they wait, how often, and why nothing that can be seen would do. */
interface FixedWaits {
  readonly file: string;
  readonly count: number;
  readonly why: string;
}

const POLLS = 'looks again and again for something that can be seen, and breathes in between';
const RULE = 'the rule itself is a length of time, and the server or the page keeps it by a real clock';

export const FIXED_WAITS: readonly FixedWaits[] = [
  { file: 'tests/faults/postgres.test.ts', count: 1, why: POLLS },
  { file: 'tests/soak/soak.ts', count: 1, why: 'a load is so many requests a second' },
  { file: 'tests/support/e2e/look.ts', count: 1, why: 'what moves may be held still by the test: it is not waited for any longer' },
  { file: 'tests/support/e2e/screen.ts', count: 1, why: 'the declaration of what others call' },
  { file: 'tests/support/e2e/time.ts', count: 1, why: 'lets time pass where the browser has no clock that can be set' },
  { file: 'tests/support/faults/kill-run.ts', count: 1, why: 'the power goes at a moment that chance chooses' },
  { file: 'tests/support/faults/strace.ts', count: 1, why: POLLS },
  { file: 'tests/support/server/nginx.ts', count: 1, why: POLLS },
  { file: 'tests/support/spoilers/play-states.ts', count: 1, why: RULE },
  { file: 'tests/support/server/two-servers.ts', count: 1, why: POLLS },
  { file: 'tests/support/webkit/start-webkit.ts', count: 1, why: POLLS },
  { file: 'tests/support/webkit/webkit-screen.ts', count: 1, why: 'the definition of what others call' },
];
