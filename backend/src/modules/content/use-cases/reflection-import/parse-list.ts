import { CsvError, parse } from 'csv-parse/sync';

const fields = ['date', 'title', 'text', 'question'] as const;
export type ListField = (typeof fields)[number];
export const columnNames = 'date, title, text and question';

export interface ListRow {
  /** First line of the row in the list, from 1 on. */
  readonly line: number;
  readonly values: Readonly<Record<ListField, string>>;
}

export interface ListFault {
  readonly line: number;
  readonly message: string;
}

interface Parsed {
  readonly rows: readonly ListRow[];
  readonly faults: readonly ListFault[];
}

interface RawRow {
  readonly record: readonly string[];
  readonly raw: string;
  readonly info: { readonly lines: number };
}

/**
 * Reads rows of a date, a title, a text and a question, as a spreadsheet copies them (with tabs) or saves them (with commas
 * or semicolons). A first row with the names of the columns decides their order.
 */
export function parseReflectionList(list: string): Parsed {
  let found: readonly RawRow[];
  try {
    found = parse(list, {
      ...{ delimiter: findDelimiter(list), bom: true, trim: true, info: true, raw: true },
      ...{ relaxColumnCount: true, relaxQuotes: true, skipEmptyLines: true, skipRecordsWithEmptyValues: true },
    }) as unknown as readonly RawRow[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { rows: [], faults: [{ line: Number(error['lines']) || 1, message: 'A quotation mark is not closed.' }] };
  }
  const [first] = found;
  const named = first?.record.map((name) => name.toLowerCase()) ?? [];
  const hasNames = fields.every((field) => named.includes(field));
  const order: readonly string[] = hasNames ? named : fields;
  const faults: ListFault[] = [];
  const rows: ListRow[] = [];
  for (const { record, raw, info } of hasNames ? found.slice(1) : found) {
    const line = info.lines - (raw.trim().match(/\r\n?|\n/g) ?? []).length;
    if (record.length === order.length) rows.push({ line, values: toValues(order, record) });
    else
      faults.push({
        line,
        message: `The line has ${record.length} of ${order.length} columns. Write ${columnNames}, with a text that has commas in quotation marks.`,
      });
  }
  return { rows, faults };
}

/** The character between the columns of the first line. */
function findDelimiter(list: string): string {
  const [first = ''] = list.trimStart().split(/\r\n?|\n/, 1);
  return ['\t', ';'].find((character) => first.includes(character)) ?? ',';
}

const toValues = (order: readonly string[], record: readonly string[]): Record<ListField, string> =>
  Object.fromEntries(fields.map((field) => [field, record[order.indexOf(field)] ?? ''])) as Record<ListField, string>;
