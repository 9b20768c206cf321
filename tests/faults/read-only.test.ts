import { describe } from 'vitest';
import { refusesWrites } from '../support/faults/refused-writes.ts';
import { startTestApp } from '../support/server/test-app.ts';

describe('a read-only database', () =>
  refusesWrites({
    start: startTestApp,
    close: ({ db }) => db.raw('pragma query_only = on'),
    reopen: ({ db }) => db.raw('pragma query_only = off'),
  }));
