import { request, type ApiResult } from '../../api/client.ts';
import type { StepTimes } from '../order/order-file.ts';

export interface WrongAnswer {
  readonly reading: string;
  readonly count: number;
  readonly lastAt: string;
  /** What today's files answer to it. */
  readonly reply: string | null;
  readonly isUnanswered: boolean;
  /** The lines to paste into the step's file. */
  readonly yaml: string | null;
}

export interface FunnelStep {
  readonly name: string;
  readonly index: number;
  readonly description: string;
  readonly kind: 'puzzle' | 'end' | 'secret';
  readonly reached: number;
  readonly solved: number;
  readonly detours: number;
  readonly hints: number;
  readonly wrong: number;
  readonly almost: number;
  readonly unreadable: number;
  readonly times: StepTimes | null;
  readonly wrongAnswers: readonly WrongAnswer[];
}

/** What players make of a city. */
export interface Funnel {
  readonly city: string;
  readonly started: number;
  readonly finished: number;
  readonly steps: readonly FunnelStep[];
}

export const funnelOf = (city: string): Promise<ApiResult<Funnel>> => request('GET', `admin/funnel?city=${encodeURIComponent(city)}`);
