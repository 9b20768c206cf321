/** The telephone may have been closed. */
const LONGEST_WAIT_MS = 500;

/** Keeps the processors free for the telephone: a writer looks there first. */
export interface PreviewGate {
  /** A city has changed: a telephone that has shown it once will show it again. */
  expect(): void;
  /** A telephone of the studio, or a page of the game beside an editor, has drawn its screen. */
  drawn(): void;
  /** Does a task at once, or once after several requests when the expected telephone has shown the change. */
  defer(task: () => void): void;
  /** Forgets the tasks. */
  stop(): void;
}

export function createPreviewGate(): PreviewGate {
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
    drawn: () => {
      isUsed = true;
      startTasks();
    },
    defer: (task) => (timer ? void tasks.add(task) : task()),
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
      tasks.clear();
    },
  };
}
