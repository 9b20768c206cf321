/** Runs errands one after another, whatever became of the one before. */
export function turns(): <Result>(errand: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (errand) => {
    const done = last.then(errand);
    last = done.catch(() => undefined);
    return done;
  };
}
