/**
 * Decides when a worker of a new release begins: once every open page has said that it is of that release. Until then a
 * page of the former one may still need its files. A worker that was put to sleep has forgotten who spoke, and waits for
 * the next page that does.
 */
export class Takeover {
  private readonly own = new Set<string>();

  /** A page of this release has spoken. */
  hear(page: string): void {
    this.own.add(page);
  }

  mayBegin(openPages: readonly string[]): boolean {
    return openPages.length > 0 && openPages.every((page) => this.own.has(page));
  }
}
