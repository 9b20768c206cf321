/** The telephone may be closed, and never ask. */
const LONGEST_WAIT_MS = 500;

/** Keeps the processors free for the telephone: a writer looks there first. */
export interface TelephoneFirst {
  /** A telephone will ask for its status again, because a city has changed. */
  expect(): void;
  /** The telephone that was expected has its status. */
  served(): void;
  /** Does a task at once, or once after several requests when the expected telephone was served. */
  later(task: () => void): void;
  /** Forgets the tasks. */
  stop(): void;
}

export function createTelephoneFirst(): TelephoneFirst {
  const tasks = new Set<() => void>();
  let timer: NodeJS.Timeout | undefined;
  const served = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const waiting = [...tasks];
    tasks.clear();
    for (const task of waiting) task();
  };
  return {
    expect: () => void (timer ??= setTimeout(served, LONGEST_WAIT_MS)),
    served,
    later: (task) => (timer ? void tasks.add(task) : task()),
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
      tasks.clear();
    },
  };
}
