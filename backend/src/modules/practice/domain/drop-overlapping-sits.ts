interface Timed {
  readonly startedAt: Date;
  readonly seconds: number;
}

const endMs = ({ startedAt, seconds }: Timed): number => startedAt.getTime() + seconds * 1000;

const areOverlapping = (one: Timed, other: Timed): boolean =>
  one.startedAt.getTime() < endMs(other) && other.startedAt.getTime() < endMs(one);

/** `sits` must be ordered by start. */
export function dropOverlappingSits<Some extends Timed>(sits: readonly Some[]): Some[] {
  const counted: Some[] = [];
  for (const group of groupOverlapping(sits)) {
    const chosen: Some[] = [];
    for (const sit of group.sort((one, other) => other.seconds - one.seconds))
      if (!chosen.some((taken) => areOverlapping(sit, taken))) chosen.push(sit);
    counted.push(...chosen.sort((one, other) => one.startedAt.getTime() - other.startedAt.getTime()));
  }
  return counted;
}

function groupOverlapping<Some extends Timed>(sits: readonly Some[]): Some[][] {
  const groups: Some[][] = [];
  let until = -Infinity;
  for (const sit of sits) {
    if (sit.startedAt.getTime() < until) groups.at(-1)?.push(sit);
    else groups.push([sit]);
    until = Math.max(until, endMs(sit));
  }
  return groups;
}
