import type { Knex } from 'knex';

/** Print jobs of batches, one active job per batch. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('print_jobs', (table) => {
    table.increments('id');
    table.integer('batch_id').notNullable().references('id').inTable('batches').onDelete('CASCADE');
    table.text('state').notNullable();
    table.text('failure');
    table.integer('letters').notNullable();
    table.integer('printed').notNullable();
    table.bigInteger('seen_at').notNullable();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('ended_at');
  });
  await db.raw(
    'create unique index print_jobs_under_way_index on print_jobs (batch_id) where ended_at is null',
  );
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTable('print_jobs');
}
