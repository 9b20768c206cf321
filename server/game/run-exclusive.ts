/** Runs work of the same name one after another. */
export type RunExclusive = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/**
 * Two taps of one player are judged in turn, which spares the second one a lost race. It is a comfort of this process
 * only: what keeps the order right, with any number of processes, is its version in the database.
 */
export function createKeyedMutex(): RunExclusive {
  const last = new Map<string, Promise<unknown>>();
  return (name, work) => {
    const before = last.get(name) ?? Promise.resolve();
    const mine = before.then(work, work);
    const settled = mine.then(ignore, ignore);
    last.set(name, settled);
    void settled.then(() => {
      if (last.get(name) === settled) last.delete(name);
    });
    return mine;
  };
}

function ignore(): void {}
