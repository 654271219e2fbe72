import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { InvalidInput } from '#platform/http/problem.ts';
import { toPlainText } from '#platform/markdown/prose.ts';
import { rejectField } from '../../kinds/kind.ts';
import type { CreateReflectionDto } from '../../kinds/reflection/kind.ts';
import { reflectionKind } from '../../kinds/reflection/kind.ts';
import { EditContent } from '../editing/edit-content.ts';
import { parseValues } from '../editing/item-values.ts';
import { StaffTableQueries } from '../staff-table-queries.ts';
import {
  reflectionColumnNames,
  parseReflectionList,
  type ReflectionListFault,
  type ReflectionListRow,
} from './parse-list.ts';
import type { ReflectionImportView } from './reflection-import.view.ts';

const maxRows = 400;
const maxShownFaults = 50;
const excerptCharacters = 120;

interface CheckedRow {
  readonly line: number;
  readonly fields: CreateReflectionDto;
}

interface CheckedList {
  readonly rows: readonly CheckedRow[];
  readonly faults: readonly ReflectionListFault[];
}

@Injectable()
export class ImportReflections {
  constructor(
    private readonly database: Database,
    private readonly tables: StaffTableQueries,
    private readonly content: EditContent,
  ) {}

  async preview(list: string): Promise<ReflectionImportView> {
    const { rows, faults } = await this.check(list);
    return {
      items: rows.map(({ line, fields: { date, title, text, question } }) => ({
        ...{ line, date, title, question },
        excerpt: toPlainText(text).slice(0, excerptCharacters),
      })),
      faults: faults.slice(0, maxShownFaults),
      faultyLines: faults.length,
    };
  }

  async import(list: string, actorId: string): Promise<number> {
    const { rows, faults } = await this.check(list);
    const [fault] = faults;
    if (fault) rejectField('list', `Line ${fault.line}: ${fault.message}`);
    await this.content.createAll(
      reflectionKind,
      rows.map(({ fields }) => fields),
      actorId,
    );
    return rows.length;
  }

  private async check(list: string): Promise<CheckedList> {
    const parsed = parseReflectionList(list, maxRows);
    if (parsed.rows.length + parsed.faults.length === 0)
      return { rows: [], faults: [{ line: 1, message: `The list is empty. Write ${reflectionColumnNames}.` }] };
    if (parsed.beyondLimit)
      return {
        rows: [],
        faults: [
          { line: parsed.beyondLimit, message: `A list has at most ${maxRows} texts. Import the others separately.` },
        ],
      };
    const checked = await Promise.all(parsed.rows.map(checkRow));
    const rows = checked.flatMap((row) => ('fields' in row ? [row] : []));
    const taken = await this.findTaken(rows.map(({ fields }) => fields.date));
    const faults = [
      ...parsed.faults,
      ...checked.flatMap((row) => ('message' in row ? [row] : [])),
      ...rows.flatMap(({ line, fields: { date } }) =>
        taken.has(date) ? [{ line, message: `${date} has a text already.` }] : [],
      ),
      ...findRepeated(rows),
    ];
    return { rows, faults: joinByLine(faults) };
  }

  private async findTaken(dates: readonly string[]): Promise<ReadonlySet<string>> {
    const found = await this.database.sql<{ day: string }>(
      `select r.date::text as day from ${this.tables.table('reflections')} r where r.date::text = any(?::text[])`,
      [`{${dates.join(',')}}`],
    );
    return new Set(found.map(({ day }) => day));
  }
}

async function checkRow({ line, values }: ReflectionListRow): Promise<CheckedRow | ReflectionListFault> {
  try {
    return { line, fields: (await parseValues(reflectionKind, values)) as CreateReflectionDto };
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return { line, message: error.fieldErrors.map(({ message }) => message).join('. ') };
  }
}

function joinByLine(faults: readonly ReflectionListFault[]): ReflectionListFault[] {
  const byLine = Map.groupBy(faults, ({ line }) => line);
  return [...byLine]
    .map(([line, found]) => ({ line, message: found.map(({ message }) => message).join(' ') }))
    .toSorted((one, other) => one.line - other.line);
}

function findRepeated(rows: readonly CheckedRow[]): ReflectionListFault[] {
  const first = new Map<string, number>();
  return rows.flatMap(({ line, fields: { date } }) => {
    const before = first.get(date);
    if (before === undefined) first.set(date, line);
    return before === undefined ? [] : [{ line, message: `${date} is also in line ${before}.` }];
  });
}
