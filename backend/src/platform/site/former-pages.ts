import { Injectable } from '@nestjs/common';

/** A page that is not there any more: at another path, or deleted. */
export interface FormerPage {
  readonly location?: string;
}

type FindFormerPage = (path: string) => Promise<FormerPage | undefined>;

/** Explains paths without a page. The module that owns the pages registers the lookup. */
@Injectable()
export class FormerPages {
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
