const maxWaitMs = 3_600_000;

/** Events of unknown types. During an upgrade, a worker of the other release knows them. */
export class UnknownEvents {
  private firstSeen: ReadonlyMap<string, number> = new Map();

  /** Returns the events that this worker has seen for an hour, in which no other worker took them. */
  listExpired(ids: readonly string[], now = performance.now()): string[] {
    this.firstSeen = new Map(ids.map((id) => [id, this.firstSeen.get(id) ?? now]));
    return ids.filter((id) => now - (this.firstSeen.get(id) ?? now) >= maxWaitMs);
  }
}
