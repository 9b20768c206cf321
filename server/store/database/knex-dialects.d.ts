declare module 'knex/lib/dialects/better-sqlite3/index.js' {
  import type { Knex } from 'knex';

  /** As much of it as we change. */
  export default class BetterSqlite3Client extends Knex.Client {
    readonly transacting?: boolean;
    readonly connectionSettings: { readonly filename: string };
    _query(connection: unknown, query: { sql: string }): Promise<unknown>;
    runner(builder: unknown): { run(): Promise<unknown> };
    destroy(callback?: (error?: unknown) => void): Promise<void>;
  }
}

declare module 'knex/lib/dialects/postgres/index.js' {
  import type { Knex } from 'knex';
  import type { Client } from 'pg';

  /** As much of it as we change. */
  export default class PostgresClient extends Knex.Client {
    acquireRawConnection(): Promise<Client>;
    acquireConnection(): Promise<Client>;
  }
}
