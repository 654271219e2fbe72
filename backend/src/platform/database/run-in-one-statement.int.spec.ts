import { randomUUID } from 'node:crypto';
import { World } from '#test/world.ts';
import { AuditLogReader } from '../audit/audit-log-reader.ts';
import { OutboxMessage } from '../outbox/outbox-message.entity.ts';
import { Transaction, type TransactionScope } from './transaction.ts';

describe('Transaction.runAtOnce', () => {
  let world: World;
  beforeAll(async () => {
    world = await World.start();
  });
  afterAll(() => world.close());

  async function storeMessage(): Promise<string> {
    const id = randomUUID();
    await world.sql(
      `insert into outbox (id, type, payload, created_at, relayed_at, done_at) values ($1, 'test', '{}', now(), now(), now())`,
      [id],
    );
    return id;
  }
  const typeOf = async (id: string) =>
    (await world.sql<{ type: string }>('select type from outbox where id = $1', [id]))[0]?.type;
  async function mapInto({ em }: TransactionScope, id: string): Promise<OutboxMessage> {
    const [row] = await world.sql<object>('select * from outbox where id = $1', [id]);
    return em.map(OutboxMessage, { ...row });
  }

  it('stores the changes and the audit log entries in their order', async () => {
    const id = await storeMessage();
    const result = await world.app.get(Transaction).runInOneStatement(async (scope) => {
      const entity = await mapInto(scope, id);
      entity.type = 'changed';
      for (const action of ['test.first', 'test.second'])
        scope.auditLog.record({ action, actorId: null, subjectId: id });
      return { result: 'stored', guard: { entity, unchanged: ['type'] } };
    });
    expect([result, await typeOf(id)]).toEqual(['stored', 'changed']);
    const reader = world.app.get(AuditLogReader);
    expect((await reader.listForAccount(id)).map(({ action }) => action)).toEqual(['test.first', 'test.second']);
    expect((await reader.verify()).broken).toEqual([]);
  });

  it('stores nothing when the guarded entity has changed since it was read', async () => {
    const id = await storeMessage();
    const result = await world.app.get(Transaction).runInOneStatement(async (scope) => {
      const entity = await mapInto(scope, id);
      await world.sql(`update outbox set type = 'other' where id = $1`, [id]);
      entity.type = 'changed';
      scope.auditLog.record({ action: 'test.first', actorId: null, subjectId: id });
      return { result: 'stored', guard: { entity, unchanged: ['type'] } };
    });
    expect([result, await typeOf(id)]).toEqual([undefined, 'other']);
    expect(await world.app.get(AuditLogReader).listForAccount(id)).toEqual([]);
  });

  it('stores a new entity only if its conditions are true and its id is free', async () => {
    const tx = world.app.get(Transaction);
    const create = (id: string, sql: string) =>
      tx.runInOneStatement((scope) => {
        const values = { type: 'test', payload: {}, createdAt: new Date(), relayedAt: new Date(), doneAt: new Date() };
        const entity = scope.em.create(OutboxMessage, { id, ...values, requestId: null, traceParent: null });
        scope.auditLog.record({ action: 'test.created', actorId: null, subjectId: id });
        return Promise.resolve({
          result: 'stored',
          guard: { entity, lock: 'test', conditions: [{ sql, params: ['test'] }] },
        });
      });
    const [id, other] = [randomUUID(), randomUUID()];
    expect(await create(id, `'test' = ?`)).toBe('stored');
    expect(await create(id, `'test' = ?`)).toBeUndefined();
    expect(await create(other, `'other' = ?`)).toBeUndefined();
    expect([await typeOf(id), await typeOf(other)]).toEqual(['test', undefined]);
    const entries = [id, other].map((one) => world.app.get(AuditLogReader).listForAccount(one));
    expect((await Promise.all(entries)).map(({ length }) => length)).toEqual([1, 0]);
  });

  it('stores nothing and frees its connection when the statement fails', async () => {
    const refused = world.app.get(Transaction).runInOneStatement((scope) => {
      const entity = scope.em.create(OutboxMessage, {
        id: 'no uuid',
        type: 'test',
        payload: {},
        createdAt: new Date(),
      });
      return Promise.resolve({
        result: 'stored',
        guard: { entity, lock: 'test', conditions: [{ sql: 'true', params: [] }] },
      });
    });
    await expect(refused).rejects.toThrow('invalid input syntax for type uuid');
    const [row] = await world.sql<{ open: number }>(
      `select count(*)::int as open from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
    );
    expect(row?.open).toBe(0);
  });

  it('rejects work that does not change the guarded entity', async () => {
    const id = await storeMessage();
    const refused = world.app.get(Transaction).runInOneStatement(async (scope) => {
      const entity = await mapInto(scope, id);
      return { result: 'stored', guard: { entity, unchanged: ['type'] } };
    });
    await expect(refused).rejects.toThrow('the guarded entity must be changed');
  });

  it('rejects work that deletes', async () => {
    const [id, other] = [await storeMessage(), await storeMessage()];
    const refused = world.app.get(Transaction).runInOneStatement(async (scope) => {
      const entity = await mapInto(scope, id);
      entity.type = 'changed';
      scope.em.remove(await mapInto(scope, other));
      return { result: 'stored', guard: { entity, unchanged: ['type'] } };
    });
    await expect(refused).rejects.toThrow('one statement cannot delete');
    expect([await typeOf(id), await typeOf(other)]).toEqual(['test', 'test']);
  });

  it('rejects a call inside a transaction', async () => {
    const tx = world.app.get(Transaction);
    const joined = tx.run(() => tx.runInOneStatement<void, OutboxMessage>(() => Promise.reject(new Error('ran'))));
    await expect(joined).rejects.toThrow('runAtOnce cannot join a transaction');
  });
});
