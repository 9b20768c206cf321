import { PROXY_FAILURES } from '../api/unanswered.ts';

const TIME_LIMIT_MS = 4000;

/**
 * Resolves with the response, and rejects after a timeout or a proxy's error, so that the caller falls back
 * to the stored state.
 */
export async function withTimeLimit(answer: Promise<Response>, ms = TIME_LIMIT_MS): Promise<Response> {
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
