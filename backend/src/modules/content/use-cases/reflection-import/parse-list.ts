import { CsvError, parse } from 'csv-parse/sync';

const fields = ['date', 'title', 'text', 'question'] as const;
export type ReflectionListField = (typeof fields)[number];
export const reflectionColumnNames = 'date, title, text and question';

export interface ReflectionListRow {
  readonly line: number;
  readonly values: Readonly<Record<ReflectionListField, string>>;
}

export interface ReflectionListFault {
  readonly line: number;
  readonly message: string;
}

interface ParsedList {
  readonly rows: readonly ReflectionListRow[];
  readonly faults: readonly ReflectionListFault[];
  readonly beyondLimit: number | undefined;
}

interface RawRow {
  readonly record: readonly string[];
  readonly raw: string;
  readonly info: { readonly lines: number };
}

/** A first row with column names sets the order of the columns. */
export function parseReflectionList(list: string, maxRows: number): ParsedList {
  let found: readonly RawRow[];
  try {
    found = parseRows(list, findDelimiter(list), maxRows + 2);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const fault = { line: Number(error['lines']) || 1, message: 'A quotation mark is not closed.' };
    return { rows: [], faults: [fault], beyondLimit: undefined };
  }
  const [first] = found;
  const named = first?.record.map((name) => name.toLowerCase()) ?? [];
  const hasNames = fields.every((field) => named.includes(field));
  const order: readonly string[] = hasNames ? named : fields;
  const faults: ReflectionListFault[] = [];
  const rows: ReflectionListRow[] = [];
  for (const row of hasNames ? found.slice(1) : found) {
    const { record } = row;
    const line = findFirstLine(row);
    if (rows.length + faults.length === maxRows) return { rows, faults, beyondLimit: line };
    if (record.length === order.length) rows.push({ line, values: toValues(order, record) });
    else
      faults.push({
        line,
        message: `The line has ${record.length} columns instead of ${order.length}. Write ${reflectionColumnNames}. Put a text that has commas in quotation marks.`,
      });
  }
  return { rows, faults, beyondLimit: undefined };
}

const parseRows = (list: string, delimiter: string, maxRows: number): readonly RawRow[] =>
  parse(list, {
    ...{ delimiter, to: maxRows, bom: true, trim: true, info: true, raw: true },
    ...{ relaxColumnCount: true, relaxQuotes: true, skipEmptyLines: true, skipRecordsWithEmptyValues: true },
  }) as unknown as readonly RawRow[];

const findFirstLine = ({ raw, info }: RawRow): number => info.lines - (raw.trim().match(/\r\n?|\n/g) ?? []).length;

function findDelimiter(list: string): string {
  const counts = ['\t', ';', ','].map((character) => ({ character, count: countColumns(list, character) }));
  const fitting = counts.find(({ count }) => count === fields.length);
  const most = counts.reduce((best, next) => (next.count > best.count ? next : best), { character: ',', count: 1 });
  return (fitting ?? most).character;
}

function countColumns(list: string, delimiter: string): number {
  try {
    return parseRows(list, delimiter, 1)[0]?.record.length ?? 0;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return 0;
  }
}

const toValues = (order: readonly string[], record: readonly string[]): Record<ReflectionListField, string> =>
  Object.fromEntries(fields.map((field) => [field, record[order.indexOf(field)] ?? ''])) as Record<
    ReflectionListField,
    string
  >;
