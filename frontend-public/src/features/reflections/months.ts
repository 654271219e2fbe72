export function monthsSince(first: string, today: string): string[] {
  const months: string[] = [];
  for (let month = today.slice(0, 7); month >= first.slice(0, 7); month = previousMonth(month)) months.push(month);
  return months;
}

function previousMonth(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`;
}
