import { PROXY_FAILURES } from '../api/unanswered.ts';

const PATIENCE_MS = 4000;

/** An answer in reasonable time; throws where there is none, so that what the device keeps is shown instead. */
export async function withinPatience(answer: Promise<Response>, ms = PATIENCE_MS): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('timeout')), ms);
  });
  try {
    const response = await Promise.race([answer, tooLong]);
    if (PROXY_FAILURES.has(response.status)) throw new Error(`status ${response.status}`);
    return response;
  } finally {
    clearTimeout(timer);
  }
}
