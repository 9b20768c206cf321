import type { Knex } from 'knex';

const INDEX = 'print_jobs_under_way_index';

/** A batch is printed as sheets, or imposed for a cutter; one active job for each. */
export async function up(db: Knex): Promise<void> {
  await db.raw("alter table print_jobs add column form text not null default 'sheets'");
  await db.raw(`drop index ${INDEX}`);
  await db.raw(`create unique index ${INDEX} on print_jobs (batch_id, form) where ended_at is null`);
}

export async function down(db: Knex): Promise<void> {
  await db('print_jobs').whereNot({ form: 'sheets' }).delete();
  await db.raw(`drop index ${INDEX}`);
  await db.raw(`create unique index ${INDEX} on print_jobs (batch_id) where ended_at is null`);
  await db.raw('alter table print_jobs drop column form');
}
