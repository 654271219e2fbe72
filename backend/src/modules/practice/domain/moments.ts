const earliest = new Date(0);

/** A device may think that it is next year, or 1899: what it says lies between 1970 and now. */
export function toldByDevice(moment: string | Date, now: Date): Date {
  const told = new Date(moment);
  return told > now ? now : told < earliest ? earliest : told;
}
