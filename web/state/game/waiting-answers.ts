import { isRecord, type PublicPuzzle, type Status } from '../../../engine/public.ts';
import type { WaitingAnswer } from '../client-state.ts';
import { deviceStorage, readJson } from '../device/storage.ts';
import { newKey } from '../new-key.ts';
import { setState } from '../store.ts';

const KEY_PREFIX = 'answer.';

/**
 * Limit per order. Answers are judged one after another, and mistakes cost time: without a limit, a player
 * trying in a cellar would wait half an hour for the next verdict.
 */
export const MOST_WAITING = 20;

const isWaiting = (value: unknown): value is WaitingAnswer =>
  isRecord(value) && typeof value.key === 'string';

/** Read at every call, because another tab of the same player may have sent some. */
const readAll = (): readonly WaitingAnswer[] =>
  deviceStorage
    .keys(KEY_PREFIX)
    .flatMap((name) => readJson(deviceStorage.read(name), isWaiting) ?? [])
    .sort((left, right) => left.turn - right.turn || left.name.localeCompare(right.name));

const write = (answer: WaitingAnswer): void => void deviceStorage.write(answer.name, JSON.stringify(answer));

/** Waiting answers of an order, in the order of entry. */
export const waitingFor = (order: string): readonly WaitingAnswer[] =>
  readAll().filter((answer) => answer.order === order);

/**
 * Stores an answer before it is sent; null when the limit is reached, and nothing is dropped for it. The same
 * text at the same step is the same answer until it has a verdict. `step`: one beside the route, else the
 * current one.
 */
export function storeAnswer(
  status: Status,
  code: string,
  step = status.step?.name ?? '',
): WaitingAnswer | null {
  const waiting = waitingFor(status.code);
  const known = waiting.find((answer) => answer.step === step && answer.code === code);
  if (known) return known;
  if (waiting.length >= MOST_WAITING) return null;
  const [key, turn] = [newKey(), (readAll().at(-1)?.turn ?? 0) + 1];
  const decision = optionLabel(puzzleOf(status, step), code);
  const version = status.view?.version ?? 0;
  const answer = {
    name: KEY_PREFIX + key,
    turn,
    order: status.code,
    step,
    version,
    code,
    key,
    ...(decision !== undefined && { decision }),
  };
  write(answer);
  return answer;
}

const puzzleOf = ({ view, step }: Status, name: string): PublicPuzzle | null =>
  (step?.name === name ? view?.puzzle : view?.beside?.find((side) => side.name === name)?.puzzle) ?? null;

/** Undefined at a puzzle without options. */
function optionLabel(puzzle: PublicPuzzle | null, code: string): string | undefined {
  const options = puzzle?.options as readonly { readonly name: string; readonly label: string }[] | undefined;
  return options?.find(({ name }) => name === code)?.label;
}

/** Called after the server's verdict. */
export const settleAnswer = ({ name }: WaitingAnswer): void => deviceStorage.remove(name);

/**
 * The server remembers the key of an answer sent too early, so the next try needs another one. Skipped when
 * another tab has settled it.
 */
export function renewAnswer(answer: WaitingAnswer): void {
  if (deviceStorage.read(answer.name) !== null) write({ ...answer, key: newKey() });
}

/** Displays the waiting answers: after each attempt, with its error code, and when the page starts. */
export const showWaiting = (because = 'ERROR_NETWORK'): void =>
  setState({ waiting: readAll(), waitingBecause: because });
