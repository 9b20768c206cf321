import type { ProofContext } from './context.ts';
import { canReach } from './graph.ts';
import { isAt } from './stranded.ts';

/**
 * Whether who finds the main route closed can finish by the alternative one: it is offered on the way, and leads to an
 * end. What it passes has no hours of its own in the files.
 */
export function hasWayAround(context: Pick<ProofContext, 'scenario' | 'graph'>): boolean {
  const finishing = canReach(context.graph, isAt(context, 'end'));
  return context.graph.edges.some(({ event, accepted, to }) => event.type === 'TAKE_ALTERNATIVE' && accepted && finishing.has(to));
}
