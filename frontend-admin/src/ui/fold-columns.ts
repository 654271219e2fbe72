/** How much room a table has: 'narrow' is a phone, 'wide' shows every column. */
export type Room = 'narrow' | 'medium' | 'wide';

const rank: Record<Room, number> = { narrow: 0, medium: 1, wide: 2 };

interface Foldable {
  /** The least room in which the column stands by itself; without it, always. */
  from?: Room;
}

/** The columns that stand by themselves in this room, and those that fold into the first. No column is lost. */
export function foldColumns<Column extends Foldable>(
  columns: Column[],
  room: Room,
): { own: Column[]; folded: Column[] } {
  const stands = ({ from = 'narrow' }: Column) => rank[room] >= rank[from];
  return { own: columns.filter(stands), folded: columns.filter((column) => !stands(column)) };
}
