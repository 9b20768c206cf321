/** The telephone may be closed, and never ask. */
const LONGEST_WAIT_MS = 500;

/** Keeps the processors free for the telephone: a writer looks there first. */
export interface TelephoneFirst {
  /** A city has changed: a telephone that has asked for its status once will ask again. */
  expect(): void;
  /** A telephone of the studio, or a page of the game beside an editor, has its status. */
  served(): void;
  /** Does a task at once, or once after several requests when the expected telephone was served. */
  later(task: () => void): void;
  /** Forgets the tasks. */
  stop(): void;
}

export function createTelephoneFirst(): TelephoneFirst {
  const tasks = new Set<() => void>();
  let timer: NodeJS.Timeout | undefined;
  let isUsed = false;
  const startTasks = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const waiting = [...tasks];
    tasks.clear();
    for (const task of waiting) task();
  };
  return {
    expect: () => {
      if (isUsed) timer ??= setTimeout(startTasks, LONGEST_WAIT_MS);
    },
    served: () => {
      isUsed = true;
      startTasks();
    },
    later: (task) => (timer ? void tasks.add(task) : task()),
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
      tasks.clear();
    },
  };
}
