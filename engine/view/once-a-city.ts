import type { AddressBook } from '../puzzles/define.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { StatusInput } from './context.ts';

/** What was made of a city under one address book, by a name that its files bound: a page, a step. */
interface Shelf<Made> {
  readonly addresses: AddressBook;
  readonly made: Map<string, Made>;
}

/** What depends on nothing but the city, as it was last read, is made once for all players. */
export function onceACity<Made>() {
  const shelves = new WeakMap<Scenario, Shelf<Made>>();
  return ({ scenario, addresses }: Pick<StatusInput, 'scenario' | 'addresses'>, name: string, make: () => Made): Made => {
    const known = shelves.get(scenario);
    const shelf = known?.addresses === addresses ? known : { addresses, made: new Map<string, Made>() };
    const made = shelf.made.has(name) ? (shelf.made.get(name) as Made) : make();
    shelf.made.set(name, made);
    shelves.set(scenario, shelf);
    return made;
  };
}
