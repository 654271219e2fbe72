const day = 86_400_000;
const solsticeAndEquinoxMonths = [2, 5, 8, 11];

export function listEveningsAtInterval(from: Date, count: number, apart: number): Date[] {
  return Array.from({ length: count }, (_, index) => new Date(from.getTime() + index * apart * day));
}

export function listSolsticesAndEquinoxes(from: Date): Date[] {
  return [0, 1]
    .flatMap((years) =>
      solsticeAndEquinoxMonths.map((month) => new Date(Date.UTC(from.getUTCFullYear() + years, month, 21))),
    )
    .filter((turning) => turning >= from)
    .slice(0, 4);
}
