/** Runs work with the same key one after another. */
export type RunExclusive = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/**
 * Avoids needless version conflicts between parallel requests of a player, in this process only. Correctness
 * rests on the order's version in the database.
 */
export function createKeyedMutex(): RunExclusive {
  const tails = new Map<string, Promise<unknown>>();
  return (name, work) => {
    const previous = tails.get(name) ?? Promise.resolve();
    const current = previous.then(work, work);
    const settled = current.then(ignore, ignore);
    tails.set(name, settled);
    void settled.then(() => {
      if (tails.get(name) === settled) tails.delete(name);
    });
    return current;
  };
}

function ignore(): void {}
