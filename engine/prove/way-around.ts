import type { ProofContext } from './context.ts';
import { canReach } from './graph.ts';
import { isAt } from './stranded.ts';

/**
 * Whether an alternative route is offered that leads to an end while the main route is closed. Places on it
 * have no opening hours in the files.
 */
export function canAvoidHours(context: Pick<ProofContext, 'scenario' | 'graph'>): boolean {
  const finishing = canReach(context.graph, isAt(context, 'end'));
  return context.graph.edges.some(
    ({ event, accepted, to }) => event.type === 'TAKE_ALTERNATIVE' && accepted && finishing.has(to),
  );
}
