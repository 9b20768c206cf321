import type { Status } from '../../../engine/public.ts';
import type { WaitingAnswer } from '../client-state.ts';
import { deviceStorage, readJson } from '../device/storage.ts';
import { setState } from '../store.ts';

const BEGINNING = 'answer.';

/**
 * How many of an order may wait. They are judged one after another, and mistakes cost time: with more of them, whoever went
 * on trying in a cellar would wait for half an hour before the next one is judged.
 */
export const MOST_WAITING = 20;

const isWaiting = (value: unknown): value is WaitingAnswer =>
  typeof value === 'object' && value !== null && typeof (value as WaitingAnswer).key === 'string';

/** randomUUID exists only over https; a phone on the same network plays over http. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Storage is asked each time: another tab of the same player may have sent some. */
const readAll = (): readonly WaitingAnswer[] =>
  deviceStorage
    .keys(BEGINNING)
    .flatMap((name) => readJson(deviceStorage.read(name), isWaiting) ?? [])
    .sort((left, right) => left.turn - right.turn || left.name.localeCompare(right.name));

const write = (answer: WaitingAnswer): void => void deviceStorage.write(answer.name, JSON.stringify(answer));

/** What is still on its way for an order, in the order in which it was entered. */
export const waitingFor = (order: string): readonly WaitingAnswer[] => readAll().filter((answer) => answer.order === order);

/**
 * Keeps an answer before it is sent; null when too many wait already: nothing that was kept is let go for it. The same text
 * again at the same step is the same answer, as long as nobody judged it.
 */
export function keepAnswer(status: Status, code: string): WaitingAnswer | null {
  const step = status.step?.name ?? '';
  const waiting = waitingFor(status.code);
  const known = waiting.find((answer) => answer.step === step && answer.code === code);
  if (known) return known;
  if (waiting.length >= MOST_WAITING) return null;
  const [key, turn] = [newKey(), (readAll().at(-1)?.turn ?? 0) + 1];
  const answer = { name: BEGINNING + key, turn, order: status.code, step, version: status.view?.version ?? 0, code, key };
  write(answer);
  return answer;
}

/** The server said what became of it. */
export const settleAnswer = ({ name }: WaitingAnswer): void => deviceStorage.remove(name);

/** It came too early, which its key remembers: the next try is another one, unless another tab has settled it meanwhile. */
export function renewAnswer(answer: WaitingAnswer): void {
  if (deviceStorage.read(answer.name) !== null) write({ ...answer, key: newKey() });
}

/** On the screens: once something was tried, with what came instead of a verdict, and when the page begins. */
export const showWaiting = (because = 'ERROR_NETWORK'): void => setState({ waiting: readAll(), waitingBecause: because });
