import { randomUUID } from 'node:crypto';
import { World } from '#test/world.ts';
import { AuditLogReader } from '../audit/audit-log-reader.ts';
import { OutboxMessage } from '../outbox/outbox-message.entity.ts';
import { Transaction, type TransactionScope } from './transaction.ts';

describe('Transaction.runInOneStatement', () => {
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
  const create = (
    { em }: TransactionScope,
    id: string,
    conditions: { sql: string; params: unknown[] }[] = [{ sql: 'true', params: [] }],
  ) => {
    const times = { createdAt: new Date(), relayedAt: new Date(), doneAt: new Date() };
    const entity = em.create(OutboxMessage, {
      ...{ id, type: 'test', payload: {}, ...times, requestId: null, traceParent: null },
    });
    return { result: 'stored', guard: { entity, lock: 'test', conditions } };
  };

  it('stores new entities and the audit log entries in their order', async () => {
    const [id, other] = [randomUUID(), randomUUID()];
    const result = await world.app.get(Transaction).runInOneStatement(async (scope) => {
      create(scope, other);
      for (const action of ['test.first', 'test.second'])
        scope.auditLog.record({ action, actorId: null, subjectId: id });
      return create(scope, id);
    });
    expect([result, await typeOf(id), await typeOf(other)]).toEqual(['stored', 'test', 'test']);
    const reader = world.app.get(AuditLogReader);
    expect((await reader.listForAccount(id)).map(({ action }) => action)).toEqual(['test.first', 'test.second']);
    expect((await reader.verify()).broken).toEqual([]);
  });

  it('stores nothing when a condition is false or the id is taken', async () => {
    const tx = world.app.get(Transaction);
    const store = (id: string, sql: string) =>
      tx.runInOneStatement(async (scope) => {
        create(scope, randomUUID());
        scope.auditLog.record({ action: 'test.created', actorId: null, subjectId: id });
        return create(scope, id, [{ sql, params: ['test'] }]);
      });
    const count = async () => (await world.sql(`select 1 from outbox where type = 'test'`)).length;
    const [id, other, before] = [randomUUID(), randomUUID(), await count()];
    expect(await store(id, `'test' = ?`)).toBe('stored');
    expect(await store(id, `'test' = ?`)).toBeUndefined();
    expect(await store(other, `'other' = ?`)).toBeUndefined();
    expect((await count()) - before).toBe(2);
    const entries = [id, other].map((one) => world.app.get(AuditLogReader).listForAccount(one));
    expect((await Promise.all(entries)).map(({ length }) => length)).toEqual([1, 0]);
  });

  it('stores nothing and releases the lock when the statement fails', async () => {
    const tx = world.app.get(Transaction);
    const refused = tx.runInOneStatement(async (scope) => create(scope, 'no uuid'));
    await expect(refused).rejects.toThrow('invalid input syntax for type uuid');
    expect(await tx.runInOneStatement(async (scope) => create(scope, randomUUID()))).toBe('stored');
  });

  it('rejects work that changes or deletes', async () => {
    const id = await storeMessage();
    const [row] = await world.sql<object>('select * from outbox where id = $1', [id]);
    const refuse = (change: (entity: OutboxMessage, scope: TransactionScope) => void) =>
      world.app.get(Transaction).runInOneStatement(async (scope) => {
        change(scope.em.map(OutboxMessage, { ...row }), scope);
        return create(scope, randomUUID());
      });
    await expect(refuse((entity) => (entity.type = 'changed'))).rejects.toThrow('one statement cannot update');
    await expect(refuse((entity, { em }) => em.remove(entity))).rejects.toThrow('one statement cannot delete');
    expect(await typeOf(id)).toBe('test');
  });

  it('rejects a call inside a transaction', async () => {
    const tx = world.app.get(Transaction);
    const joined = tx.run(() => tx.runInOneStatement<void, OutboxMessage>(() => Promise.reject(new Error('ran'))));
    await expect(joined).rejects.toThrow('runInOneStatement cannot join a transaction');
  });
});
