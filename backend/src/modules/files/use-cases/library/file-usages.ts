import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import type { FileUsage } from '../../domain/errors.ts';
import type { StoredFile } from '../../domain/stored-file.entity.ts';

const maxListedUsages = 100;
const urlPattern = String.raw`/(files|library)/(media/)*([0-9a-f]{64}|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})`;

type NamedFile = Pick<StoredFile, 'id' | 'sha256' | 'type'>;

type RunSql = <Row extends object>(statement: string, params: readonly unknown[]) => Promise<Row[]>;

@Injectable()
export class FileUsageFinder {
  private readonly sources: string[] = [
    `select 'files' as kind, f.id, f.name as title, 'published' as state, '/files/' || picture.sha256 as text
     from stored_file f join stored_file picture on picture.id = f.poster_id`,
  ];

  constructor(private readonly database: Database) {}

  /** The query must return kind, id, title, state and text, and must not contain placeholders or question marks. */
  add(source: string): void {
    this.sources.push(source);
  }

  get usedReferencesSql(): string {
    return `select distinct m[3] as ref from (${this.union}) u, regexp_matches(u.text, '${urlPattern}', 'g') m`;
  }

  get usageCountsSql(): string {
    return `select m[3] as ref, count(distinct u.kind || u.id)::int as uses
      from (${this.union}) u, regexp_matches(u.text, '${urlPattern}', 'g') m group by m[3]`;
  }

  list(file: NamedFile, run: RunSql = (...statement) => this.database.sql(...statement)): Promise<FileUsage[]> {
    return run<FileUsage>(
      `select kind, id, title, state from (${this.union}) u where position(? in u.text) > 0
       order by kind, title, id, state limit ${maxListedUsages}`,
      [getReference(file)],
    );
  }

  private get union(): string {
    return this.sources.join(' union all ');
  }
}

export const fileReferenceSql = `case when f.type = 'image' then coalesce(f.sha256, f.id::text) else f.id::text end`;

const getReference = ({ id, sha256, type }: NamedFile): string => (type === 'image' && sha256 ? sha256 : id);
