import { PostgreSqlDriver, PostgreSqlPlatform } from '@mikro-orm/postgresql';

/** MikroORM's own method needs about 32 bytes of memory per character. */
export function quoteLiteral(text: string): string {
  const doubled = text.replaceAll("'", "''");
  return doubled.includes('\\') ? ` E'${doubled.replaceAll('\\', '\\\\')}'` : `'${doubled}'`;
}

class PostgresPlatform extends PostgreSqlPlatform {
  override escape(value: unknown): string {
    return typeof value === 'string' ? quoteLiteral(value) : super.escape(value);
  }
}

export class PostgresDriver extends PostgreSqlDriver {
  protected override readonly platform = new PostgresPlatform();
}
