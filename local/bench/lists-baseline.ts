import { fastify } from 'fastify';
import pg from 'pg';

const { BASELINE_PORT = '', DATABASE_URL = '' } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
const server = fastify();

server.get('/lessons', async () => {
  const { rows } = await pool.query({
    name: 'lessons',
    text: `select l.*, m.title as module_title, m.slug as module_slug, m.program_id
           from lessons l join modules m on m.id = l.module_id order by l.order_num, l.id limit 20`,
  });
  return { items: rows, nextCursor: null };
});

await server.listen({ port: Number(BASELINE_PORT), host: '127.0.0.1' });
process.stdout.write('ready\n');
