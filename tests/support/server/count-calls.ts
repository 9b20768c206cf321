import { Session } from 'node:inspector/promises';

/** How often a function of this process is called while some work is done, as V8 counts it, by the function's name. */
export async function countCalls(name: string, work: () => Promise<unknown>): Promise<number> {
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    await work();
    const { result } = await session.post('Profiler.takePreciseCoverage');
    const functions = result.flatMap((script) => script.functions).filter(({ functionName }) => functionName === name);
    return functions.reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0);
  } finally {
    await session.post('Profiler.stopPreciseCoverage');
    session.disconnect();
  }
}
