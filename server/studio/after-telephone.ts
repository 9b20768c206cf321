/** The telephone asks for its status and draws it in this time, on a machine with few processors. */
const TELEPHONE_FIRST_MS = 150;

/** A task that may be asked for several times. */
export interface LaterTask {
  request(): void;
  /** It is no longer done. */
  stop(): void;
}

/** Does a task once after several requests, when the telephone has had time to show the saved words: the writer looks there first. */
export function afterTelephone(task: () => void): LaterTask {
  let timer: NodeJS.Timeout | undefined;
  const run = (): void => {
    timer = undefined;
    task();
  };
  return {
    request: () => void (timer ??= setTimeout(run, TELEPHONE_FIRST_MS)),
    stop: () => clearTimeout(timer),
  };
}
