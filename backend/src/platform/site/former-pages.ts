import { Injectable } from '@nestjs/common';

/** A path whose page has moved or was removed. `location` is the new path; undefined for a removed page. */
export interface FormerPage {
  readonly location?: string;
}

type FindFormerPage = (path: string) => Promise<FormerPage | undefined>;

/** Finds the former page of a path that matches no page. Each module that owns pages registers a lookup. */
@Injectable()
export class FormerPageLookup {
  private readonly lookups: FindFormerPage[] = [];

  addLookup(lookup: FindFormerPage): void {
    this.lookups.push(lookup);
  }

  async find(path: string): Promise<FormerPage | undefined> {
    for (const lookup of this.lookups) {
      const page = await lookup(path);
      if (page) return page;
    }
    return undefined;
  }
}
