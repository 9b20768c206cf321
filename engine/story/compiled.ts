import type { Scenario } from '../scenario/scenario.ts';
import type { Change, StoryContext } from './actions.ts';
import type { TimedEvent } from './events.ts';
import { placeOf, storyMachine } from './machine.ts';
import type { StoryMachine } from './machine.ts';
import type { Progress } from './progress.ts';

/**
 * The machine of a city, read once into a table: at a state and an event, which ways lead on, under which guard, by which
 * changes. The machine stays the specification, and its own guards and actions are called: only its interpreter is left
 * out, which costs ten times as much as the rest. Random walks hold the two together.
 */
type Table = ReadonlyMap<string, ReadonlyMap<string | null, Ways>>;

/** By the type of the event. */
type Ways = ReadonlyMap<string, readonly Way[]>;

interface Way {
  readonly isOpen: (context: StoryContext, event: TimedEvent) => boolean;
  readonly changes: readonly ((context: StoryContext, event: TimedEvent) => Change)[];
  /** Where it leads; null: nowhere else. */
  readonly target: Place | null;
  /** What is gone on to at once, where nobody stays. */
  readonly always: readonly Way[];
}

type Place = Pick<Progress, 'state' | 'step'>;

/** What an event makes of a progress: itself where no way is open. */
export function moveByTable(scenario: Scenario, progress: Progress, event: TimedEvent): Progress {
  const ways = tableOf(scenario).get(progress.state)?.get(progress.step)?.get(event.type);
  return ways ? follow(ways, progress, event) : progress;
}

/** One copy for each way, and each change is written into it: it belongs to nobody else yet. */
function follow(ways: readonly Way[], progress: Progress, event: TimedEvent): Progress {
  const way = ways.find(({ isOpen }) => isOpen(progress, event));
  if (!way) return progress;
  const next = { ...progress, ...way.target };
  for (const change of way.changes) Object.assign(next, change(next, event));
  return way.always.length === 0 ? next : follow(way.always, next, event);
}

const tables = new WeakMap<Scenario, Table>();

/** The table of a scenario, made once. */
function tableOf(scenario: Scenario): Table {
  const known = tables.get(scenario) ?? compile(storyMachine(scenario));
  tables.set(scenario, known);
  return known;
}

type Node = StoryMachine['root'];
type Transition = NonNullable<Node['always']>[number];

function compile(machine: StoryMachine): Table {
  const table = new Map<string, Map<string | null, Ways>>();
  for (const node of leavesOf(machine.root)) {
    const { state, step } = placeOfNode(node);
    table.set(state, (table.get(state) ?? new Map<string | null, Ways>()).set(step, waysOf(machine, node)));
  }
  return table;
}

function leavesOf(node: Node): readonly Node[] {
  refuseSurprises(node);
  const children = Object.values(node.states);
  return children.length === 0 ? [node] : children.flatMap(leavesOf);
}

/** What this table does not know must not be passed over in silence. */
function refuseSurprises({ entry, exit, invoke, after, type, id }: Node): void {
  const isPlain = type === 'atomic' || type === 'compound';
  if (!isPlain || [...entry, ...exit, ...invoke, ...after].length > 0) throw new Error(`the table of moves does not know what ${id} does`);
}

const placeOfNode = ({ path: [state = '', step] }: Node): Place => placeOf(step === undefined ? state : { [state]: step });

/** A state's own ways before those of the states around it. */
function waysOf(machine: StoryMachine, node: Node): Ways {
  const around = node.parent ? waysOf(machine, node.parent) : new Map<string, readonly Way[]>();
  const own = [...node.transitions].map(
    ([type, list]) => [type, [...list.map((transition) => wayOf(machine, transition)), ...(around.get(type) ?? [])]] as const,
  );
  return new Map([...around, ...own]);
}

function wayOf(machine: StoryMachine, { guard, actions, target }: Transition): Way {
  const to = target?.[0] as Node | undefined;
  return {
    isOpen: guard === undefined ? () => true : guardOf(machine, named(guard)),
    changes: actions.map((action) => changeOf(machine, named(action))),
    target: to ? placeOfNode(to) : null,
    always: (to?.always ?? []).map((transition) => wayOf(machine, transition)),
  };
}

interface Named {
  readonly type: string;
  readonly params?: unknown;
}

const named = (said: unknown): Named => (typeof said === 'string' ? { type: said } : (said as Named));

type Told = { readonly context: StoryContext; readonly event: TimedEvent };

function guardOf(machine: StoryMachine, { type, params }: Named): Way['isOpen'] {
  const guards = machine.implementations.guards as Readonly<Record<string, unknown>>;
  const guard = guards[type] as ((told: Told, params: unknown) => boolean) | undefined;
  if (typeof guard !== 'function') throw new Error(`the machine has no guard ${type}`);
  return (context, event) => guard({ context, event }, params);
}

/** What XState's `assign` was given: fields, or what makes them. */
type Assignment = Readonly<Record<string, unknown>> | ((told: Told, params: unknown) => Change);

/** An `assign` of XState: what it gives replaces what it names. */
function changeOf(machine: StoryMachine, { type, params }: Named): Way['changes'][number] {
  const actions = machine.implementations.actions as Readonly<Record<string, unknown>>;
  const { assignment } = (actions[type] ?? {}) as { readonly assignment?: Assignment };
  if (assignment === undefined) throw new Error(`the action ${type} of the machine is no plain assignment`);
  if (isFunction(assignment)) return (context, event) => assignment({ context, event }, params);
  if (Object.values(assignment).some((value) => typeof value === 'function'))
    throw new Error(`the action ${type} computes each field apart`);
  return () => assignment;
}

const isFunction = (assignment: Assignment): assignment is Extract<Assignment, (...told: never[]) => unknown> =>
  typeof assignment === 'function';
