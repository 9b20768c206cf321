import { advance, freshProgress, standingOf, type Story } from '../engine/index.ts';
import type { Clock } from './platform/clock.ts';
import type { ContentStore } from './content/content-store.ts';
import { orderStore } from './store/orders/orders.ts';
import type { Database } from './store/database/open-database.ts';

export interface DemonstrationOrder {
  readonly city: string;
  readonly name: string;
  readonly code: string;
}

/** Creates each city's demonstration order once, in the state SENT. Returns all of them, new or not. */
export async function seedDemonstration(
  db: Database,
  content: ContentStore,
  clock: Clock,
): Promise<DemonstrationOrder[]> {
  const orders = orderStore(db);
  const demonstrations = content
    .all()
    .flatMap(({ story }) =>
      story.scenario.demonstration ? [describe(story, story.scenario.demonstration)] : [],
    );
  for (const { story, code, city } of demonstrations) {
    const now = clock();
    const { progress } = advance(standingOf(story, freshProgress), { type: 'SEND' }, now).standing;
    const contentVersion = story.scenario.version;
    await orders.create({ identifier: 'Démonstration', code, city, contentVersion, progress }, now);
  }
  return demonstrations.map(({ city, name, code }) => ({ city, name, code }));
}

function describe(story: Story, code: string): DemonstrationOrder & { story: Story } {
  const { city, name } = story.scenario;
  return { story, city, name, code };
}
