import type { World } from '../world.ts';

export async function findTablesContaining(world: World, text: string): Promise<string[]> {
  const tables = await world.sql<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by relname`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await world.sql(`select 1 from "${name}" t where t::text ilike $1 limit 1`, [`%${text}%`]);
    if (rows.length > 0) found.push(name);
  }
  return found;
}
