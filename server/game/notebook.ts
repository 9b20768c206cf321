import { currentName, openingStep, routeNumber, type Step, stepTitle } from '../../engine/index.ts';
import { puzzleTypeOf } from '../../engine/puzzles/index.ts';
import { stampedSteps } from '../../engine/unlock/unlock.ts';
import { isoDate } from '../../engine/view/iso.ts';
import type { ApiBody, ApiSchemas } from '../../schemas/api/openapi.generated.ts';
import { tellParty } from '../party/membership.ts';
import { badRequest, HttpError } from '../platform/errors.ts';
import type { Platform } from '../platform/platform.ts';
import type { OutgoingNews } from '../live/outgoing-news.ts';
import type { Note, NotedMove } from '../store/orders/notebook.ts';
import type { Stores } from '../store/stores.ts';
import type { CurrentGame } from './current-order.ts';
import { chosenLabel } from './option-label.ts';

type Notebook = ApiSchemas['Notebook'];
type NotebookEntry = Notebook['entries'][number];
export type NotebookParts = Pick<Stores & Platform, 'clock' | 'notebook'>;

/** Tries in vain that a step shows. */
const MOST_TRIES = 30;

/** Presents the notebook of a letter: each step that was reached, and nothing of a later one. */
export async function presentNotebook(
  { notebook, clock }: NotebookParts,
  { order, standing }: CurrentGame,
): Promise<Notebook> {
  const now = clock();
  const moves = await notebook.movesOf(order.id, order.activatedAt ?? 0, now);
  const notes = await notebook.notesOf(order.id, now);
  const { steps } = standing.story.scenario;
  const named = (name: string | null): string | null =>
    name === null ? null : currentName(standing.story, 'step', name);
  const placeOf = (step: Step): number => standing.reached.positionOf(openingStep(step));
  // Parts and asides stand after the step that opens them.
  const inOrder = stampedSteps(standing).toSorted((a, b) => placeOf(a) - placeOf(b));
  const entries = inOrder.map((step) => ({
    number: routeNumber(standing.reached, step),
    title: stepTitle(standing, step),
    ...presentEntry(
      standing,
      step,
      moves.filter((move) => named(move.step) === step.name),
      notes.find((note) => named(note.step) === step.name),
    ),
  }));
  return {
    recap: [...(standing.step?.recap ?? [])],
    entries: entries.filter(({ step, note }) => note !== null || steps[step]?.puzzle),
  };
}

type EntryBody = Omit<NotebookEntry, 'number' | 'title'>;

function presentEntry(
  { story, reached, progress }: CurrentGame['standing'],
  step: Step,
  moves: readonly NotedMove[],
  note: Note | undefined,
): EntryBody {
  const isAround = progress.taken.includes(step.name);
  const isSolved = !isAround && reached.solved(step.name);
  const presentMove = (move: NotedMove) => ({
    by: move.by,
    answer: answerOf(story, step, move),
    at: isoDate(move.at),
  });
  // After a correction by staff an earlier answer says nothing: the step is open again.
  const found = isSolved ? moves.findLast(({ verdict }) => verdict === 'right') : undefined;
  const around = isAround ? moves.findLast(({ kind }) => kind === 'alternative') : undefined;
  return {
    step: step.name,
    state: isAround ? 'around' : isSolved ? 'found' : 'open',
    found: found ? presentMove(found) : around ? { ...presentMove(around), answer: null } : null,
    tries: triesIn(moves).slice(-MOST_TRIES).map(presentMove),
    note: note ? { text: note.text, by: note.by, at: isoDate(note.at) } : null,
  };
}

/** The same mistake stands once, as it counts once. */
const triesIn = (moves: readonly NotedMove[]): readonly NotedMove[] => [
  ...new Map(
    moves
      .filter(({ verdict }) => verdict === 'wrong' || verdict === 'almost')
      .map((move) => [move.reading, move] as const),
  ).values(),
];

/** Null where a button or an image was touched, and nothing can be said of it. */
function answerOf(
  story: CurrentGame['standing']['story'],
  { puzzle }: Step,
  { step, verdict, reading, typed }: NotedMove,
): string | null {
  const option = chosenLabel(story, { step, verdict, reading });
  const isSaid = puzzle !== null && puzzleTypeOf(puzzle).said?.(puzzle) !== null;
  return option ?? (isSaid ? (typed ?? reading) : null);
}

const noteChanged = (note: Notebook['entries'][number]['note']) =>
  new HttpError(409, 'NOTE_CHANGED', { note, message: ['noteChanged'] });

/** Replaces the note of a reached step; refused with what stands there when somebody was faster. */
export async function writeNote(
  services: NotebookParts & Pick<Stores, 'parties'> & { readonly live: OutgoingNews },
  game: CurrentGame,
  { step: meant, text, before }: ApiBody<'/api/user/notebook'>,
): Promise<Notebook> {
  const { order, standing, seat } = game;
  const name = currentName(standing.story, 'step', meant);
  const entry = (await presentNotebook(services, game)).entries.find(({ step }) => step === name);
  if (!entry || order.accountId === null) throw badRequest(['unknownNote']);
  const note = { orderId: order.id, accountId: order.accountId, memberId: seat?.memberId ?? null };
  const isWritten = await services.notebook.write({ ...note, step: name, text, before }, services.clock());
  const after = await presentNotebook(services, game);
  if (!isWritten) throw noteChanged(after.entries.find(({ step }) => step === name)?.note ?? null);
  if (text !== before) await tellParty(services, game, 'note', name);
  return after;
}
