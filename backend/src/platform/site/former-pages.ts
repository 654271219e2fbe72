import { Injectable } from '@nestjs/common';

export interface FormerPage {
  readonly location?: string;
}

type FindFormerPage = (path: string) => Promise<FormerPage | undefined>;

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
