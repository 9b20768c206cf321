import { startWalkServer } from './walk-server.ts';

// Started by `startServerProcess`: one of two servers on one PostgreSQL.

const [databaseUrl = '', dataDir = ''] = process.argv.slice(2);
const app = await startWalkServer({ databaseUrl, dataDir });
process.once('disconnect', () => void app.close());
process.send?.(app.address);
