import { Injectable } from '@nestjs/common';
import { Settings } from '#platform/config/settings.ts';
import { globOf, isFit } from '../../domain/redirect-target.ts';

/** Allows redirects from an email to this site and to the URLs on URI_ALLOW_LIST. */
@Injectable()
export class Redirects {
  private readonly site: URL;
  private readonly admitted: readonly RegExp[];

  constructor({ siteUrl, uriAllowList }: Settings) {
    this.site = new URL(siteUrl);
    this.admitted = uriAllowList.map(globOf);
  }

  /** Returns the normalised URL, or null (the root of the site) for a URL that is not allowed. */
  allowed(asked: string | undefined): string | null {
    if (!asked || !URL.canParse(asked)) return null;
    const target = new URL(asked);
    if (!isFit(target)) return null;
    if (target.origin === this.site.origin) return target.href === this.site.href ? null : target.href;
    const withoutFragment = target.href.slice(0, target.href.length - target.hash.length);
    return this.admitted.some((glob) => glob.test(withoutFragment)) ? target.href : null;
  }

  orRoot(asked: string | undefined): URL {
    return new URL(this.allowed(asked) ?? this.site.href);
  }
}
