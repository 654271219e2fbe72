const maxWaitMs = 3_600_000;

/** Remembers when this worker first saw an event of an unknown type. Workers of another release may know this type. */
export class UnknownEvents {
  private firstSeen: ReadonlyMap<string, number> = new Map();

  /** Returns the events that this worker first saw at least an hour ago, and that no other worker has taken since then. */
  listExpired(ids: readonly string[], now = performance.now()): string[] {
    this.firstSeen = new Map(ids.map((id) => [id, this.firstSeen.get(id) ?? now]));
    return ids.filter((id) => now - (this.firstSeen.get(id) ?? now) >= maxWaitMs);
  }
}
