import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type { TableName, Tables } from './objects.ts';

type Row = { id: string };
type Change = [table: TableName, id: string, row: Row | null];

/** A change replaces a row and never modifies the old row, so an event can still refer to the old row. */
export class StripeStore {
  private readonly tables = new Map<TableName, Map<string, Row>>();
  private readonly undo: Change[] = [];
  private depth = 0;
  private journal: number | undefined;

  constructor(file?: string) {
    if (!file) return;
    mkdirSync(dirname(file), { recursive: true });
    for (const change of readJournal(file)) this.apply(change);
    this.journal = rewriteJournal(file, this.rows());
  }

  get<T extends TableName>(table: T, id: string): Tables[T] | undefined {
    return this.table(table).get(id);
  }

  all<T extends TableName>(table: T): Tables[T][] {
    return [...this.table(table).values()];
  }

  put<T extends TableName>(table: T, row: Tables[T]): Tables[T] {
    this.change([table, row.id, row]);
    return row;
  }

  patch<T extends TableName>(table: T, row: Tables[T], changes: Partial<Tables[T]>): Tables[T] {
    return this.put(table, { ...row, ...changes });
  }

  remove(table: TableName, id: string): void {
    this.change([table, id, null]);
  }

  transaction<R>(work: () => R): R {
    this.depth += 1;
    try {
      const result = work();
      if (this.depth === 1) this.commit();
      return result;
    } catch (error) {
      if (this.depth === 1) this.rollBack();
      throw error;
    } finally {
      this.depth -= 1;
    }
  }

  clear(): void {
    for (const [table, id] of [...this.rows()]) this.remove(table, id);
  }

  close(): void {
    if (this.journal !== undefined) closeSync(this.journal);
    this.journal = undefined;
  }

  private change(change: Change): void {
    if (this.depth === 0) throw new Error(`A change of ${change[0]} needs a transaction`);
    this.undo.push([change[0], change[1], this.table(change[0]).get(change[1]) ?? null]);
    this.apply(change);
  }

  private apply([table, id, row]: Change): void {
    const rows = this.table(table) as Map<string, Row>;
    if (row) rows.set(id, row);
    else rows.delete(id);
  }

  private table<T extends TableName>(name: T): Map<string, Tables[T]> {
    let rows = this.tables.get(name);
    if (!rows) this.tables.set(name, (rows = new Map()));
    return rows as Map<string, Tables[T]>;
  }

  /** Writes a transaction with one call, so that a kill cannot leave half of the transaction in the file. */
  private commit(): void {
    const touched = new Map(this.undo.map(([table, id]) => [`${table}/${id}`, [table, id] as const]));
    const changes: Change[] = [...touched.values()].map(([table, id]) => [table, id, this.get(table, id) ?? null]);
    if (changes.length > 0 && this.journal !== undefined) writeSync(this.journal, `${JSON.stringify(changes)}\n`);
    this.undo.length = 0;
  }

  private rollBack(): void {
    for (const change of this.undo.splice(0).reverse()) this.apply(change);
  }

  private *rows(): Generator<Change> {
    for (const [table, rows] of this.tables) for (const [id, row] of rows) yield [table, id, row];
  }
}

/** Skips an incomplete last line, because no client got a response to the changes in this line. */
function readJournal(file: string): Change[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  lines.pop();
  return lines.flatMap((line) => JSON.parse(line) as Change[]);
}

function rewriteJournal(file: string, rows: Iterable<Change>): number {
  const fresh = `${file}.new`;
  writeFileSync(fresh, Array.from(rows, (row) => `${JSON.stringify([row])}\n`).join(''));
  renameSync(fresh, file);
  return openSync(file, 'a');
}
