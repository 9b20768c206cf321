import type { Status } from '../../engine/public.ts';
import { deviceStorage, readJson } from './storage.ts';
import { setState } from './store.ts';

/** An answer from the moment it is entered until the server said what became of it: kept on the device, through reloads. */
export interface WaitingAnswer {
  /** The code of the order, and the step it was typed for. */
  readonly order: string;
  readonly step: string;
  readonly version: number;
  readonly code: string;
  /** The same at every try, so that it counts once. */
  readonly key: string;
}

const KEY = 'answers';
/** Somebody who goes on trying in a cellar: the oldest ones are let go. */
const MOST = 20;

const isWaiting = (value: unknown): value is WaitingAnswer =>
  typeof value === 'object' && value !== null && typeof (value as WaitingAnswer).key === 'string';

const areWaiting = (value: unknown): value is readonly WaitingAnswer[] => Array.isArray(value) && value.every(isWaiting);

/** randomUUID exists only over https; a phone on the same network plays over http. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Where the browser keeps nothing, they last as long as the page. */
let inMemory: readonly WaitingAnswer[] = [];

/** Storage is asked each time: another tab of the same player may have sent some. */
const readAll = (): readonly WaitingAnswer[] => readJson(deviceStorage.read(KEY), areWaiting) ?? inMemory;

/** A device that is full keeps none of them rather than an older list, which would be read instead of the newer one. */
function writeAll(waiting: readonly WaitingAnswer[]): void {
  const isKept = deviceStorage.write(KEY, JSON.stringify(waiting));
  if (!isKept) deviceStorage.remove(KEY);
  inMemory = isKept ? [] : waiting;
}

/** What is still on its way for an order, in the order in which it was entered. */
export const waitingFor = (order: string): readonly WaitingAnswer[] => readAll().filter((answer) => answer.order === order);

/** Keeps an answer before it is sent. The same text again at the same step is the same answer, as long as nobody judged it. */
export function keepAnswer(status: Status, code: string): WaitingAnswer {
  const step = status.step?.name ?? '';
  const known = waitingFor(status.code).find((answer) => answer.step === step && answer.code === code);
  if (known) return known;
  const answer = { order: status.code, step, version: status.view?.version ?? 0, code, key: newKey() };
  writeAll([...readAll(), answer].slice(-MOST));
  return answer;
}

/** The server said what became of it. */
export const settleAnswer = ({ key }: WaitingAnswer): void => writeAll(readAll().filter((answer) => answer.key !== key));

/** It came too early, which its key remembers: the next try is another one. */
export const renewAnswer = ({ key }: WaitingAnswer): void =>
  writeAll(readAll().map((answer) => (answer.key === key ? { ...answer, key: newKey() } : answer)));

/** On the screens: once something was tried, and when the page begins. */
export const showWaiting = (): void => setState({ waiting: readAll() });
