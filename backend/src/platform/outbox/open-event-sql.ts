export const buildOpenEventCondition = (field: string, idSql: string): string =>
  `exists (select from outbox o where o.done_at is null and o.payload ->> '${field}' = (${idSql})::text)`;
