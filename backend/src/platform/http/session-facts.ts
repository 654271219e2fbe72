import { Injectable } from '@nestjs/common';

export type SessionFactValues = Readonly<Record<string, unknown>>;

export type SessionFact<Value> = (values: SessionFactValues) => Value | null;

@Injectable()
export class SessionFacts {
  private readonly facts = new Map<string, string>();

  add<Value>(name: string, sql: string): SessionFact<Value> {
    if (this.facts.has(name)) throw new Error(`There are two session facts with the name ${name}`);
    this.facts.set(name, sql);
    return (values) => (values[name] ?? null) as Value | null;
  }

  buildSql(): string {
    const values = [...this.facts].map(([name, sql]) => `'${name}', (${sql})`);
    return `jsonb_build_object(${values.join(', ')})`;
  }
}
