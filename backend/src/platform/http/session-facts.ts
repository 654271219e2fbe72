import { Injectable } from '@nestjs/common';

/** Values of all facts for one session; they are as old as the check of its request. */
export type SessionFactValues = Readonly<Record<string, unknown>>;

/** Takes the value of one fact; null if the database has none. */
export type SessionFact<Value> = (values: SessionFactValues) => Value | null;

/**
 * Facts that most requests of a member need, such as the subscription. The statement that checks the session of a
 * request also reads them. A module adds a fact with SQL for its own tables.
 */
@Injectable()
export class SessionFacts {
  private readonly facts = new Map<string, string>();

  /** Call it while the process starts. `sql` selects one JSON value; `s.user_id` is the user of the session. */
  add<Value>(name: string, sql: string): SessionFact<Value> {
    if (this.facts.has(name)) throw new Error(`There are two session facts with the name ${name}`);
    this.facts.set(name, sql);
    return (values) => (values[name] ?? null) as Value | null;
  }

  /** SQL expression for an object with all facts. */
  buildSql(): string {
    const values = [...this.facts].map(([name, sql]) => `'${name}', (${sql})`);
    return `jsonb_build_object(${values.join(', ')})`;
  }
}
