import type { World } from '../world.ts';

export async function findTablesContaining(world: World, text: string): Promise<string[]> {
  const tables = await world.sql<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by table_name`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await world.sql(`select 1 from "${name}" t where t::text ilike $1 limit 1`, [`%${text}%`]);
    if (rows.length > 0) found.push(name);
  }
  return found;
}
