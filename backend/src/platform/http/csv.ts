import type { Options } from 'csv-stringify';

/** Cells that a spreadsheet would run as formulas get a prefix. */
export const spreadsheetCsv = {
  bom: true,
  escape_formulas: true,
  record_delimiter: 'windows',
} as const satisfies Options;
