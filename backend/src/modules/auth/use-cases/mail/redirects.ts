import { Injectable } from '@nestjs/common';
import { Settings } from '../../../../platform/config/settings.ts';
import { globOf, isFit } from '../../domain/redirect-target.ts';

/** Where a mail's link may lead: to this site, or to an address that URI_ALLOW_LIST admits. */
@Injectable()
export class Redirects {
  private readonly site: URL;
  private readonly admitted: readonly RegExp[];

  constructor({ siteUrl, uriAllowList }: Settings) {
    this.site = new URL(siteUrl);
    this.admitted = uriAllowList.map(globOf);
  }

  /** The address in its one form; null, which means the root of the site, for whatever is not admitted. */
  allowed(asked: string | undefined): string | null {
    if (!asked || !URL.canParse(asked)) return null;
    const target = new URL(asked);
    if (!isFit(target)) return null;
    if (target.origin === this.site.origin) return target.href === this.site.href ? null : target.href;
    const withoutFragment = target.href.slice(0, target.href.length - target.hash.length);
    return this.admitted.some((glob) => glob.test(withoutFragment)) ? target.href : null;
  }

  /** The address, or the root of the site. */
  orRoot(asked: string | undefined): URL {
    return new URL(this.allowed(asked) ?? this.site.href);
  }
}
