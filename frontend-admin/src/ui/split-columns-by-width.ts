export type TableSize = 'narrow' | 'medium' | 'wide';

const rank: Record<TableSize, number> = { narrow: 0, medium: 1, wide: 2 };

interface Foldable {
  from?: TableSize;
}

export function splitColumnsByWidth<Column extends Foldable>(
  columns: Column[],
  tableSize: TableSize,
): { own: Column[]; folded: Column[] } {
  const fits = ({ from = 'narrow' }: Column) => rank[tableSize] >= rank[from];
  return { own: columns.filter(fits), folded: columns.filter((column) => !fits(column)) };
}
