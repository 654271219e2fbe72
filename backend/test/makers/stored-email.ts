import type { World } from '../world.ts';

/** Stores an email without a queue task, so that the product does not send the email. */
export const storeEmail = (world: World, state: string, id: string) =>
  world.sql(
    `insert into email_message (id, kind, dedupe_key, recipient, first_name, state, created_at)
     values ($1::uuid, 'welcome', $1::uuid::text, 'restored@restore.example', '', $2, now())`,
    [id, state],
  );

export const readStates = async (world: World): Promise<string[]> => {
  const rows = await world.sql<{ state: string }>(
    `select concat_ws(' ', state, failure) as state from email_message where recipient = 'restored@restore.example' order by id`,
  );
  return rows.map(({ state }) => state);
};
