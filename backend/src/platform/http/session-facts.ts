import { Injectable } from '@nestjs/common';

/** Values of the facts of one user, by the name of the fact. */
export type SessionFactValues = Readonly<Record<string, unknown>>;

export type ReadSessionFact<Value> = (values: SessionFactValues) => Value | null;

type FactQuery = 'session' | 'list';

interface Fact {
  readonly name: string;
  readonly sql: string;
  readonly queries: readonly FactQuery[];
}

/**
 * Lets a module add facts about a user, such as the subscription, to a query of another module: the check of the session in
 * each request, or the list of members. The SQL of a fact finds the user as `s.user_id`.
 */
@Injectable()
export class SessionFacts {
  private readonly facts: Fact[] = [];

  add<Value>(name: string, sql: string, queries: readonly FactQuery[] = ['session']): ReadSessionFact<Value> {
    if (this.facts.some((fact) => fact.name === name))
      throw new Error(`There are two session facts with the name ${name}`);
    this.facts.push({ name, sql, queries });
    return (values) => (values[name] ?? null) as Value | null;
  }

  buildSql(query: FactQuery): string {
    const values = this.facts
      .filter(({ queries }) => queries.includes(query))
      .map(({ name, sql }) => `'${name}', (${sql})`);
    return `jsonb_build_object(${values.join(', ')})`;
  }
}
