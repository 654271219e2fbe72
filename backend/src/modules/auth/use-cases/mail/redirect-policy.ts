import { Injectable } from '@nestjs/common';
import { Settings } from '#platform/config/settings.ts';
import { globToRegExp, isAllowedRedirectUrl } from '../../domain/redirect-target.ts';

@Injectable()
export class RedirectPolicy {
  private readonly site: URL;
  private readonly allowedPatterns: readonly RegExp[];

  constructor({ siteUrl, uriAllowList }: Settings) {
    this.site = new URL(siteUrl);
    this.allowedPatterns = uriAllowList.map(globToRegExp);
  }

  toAllowedUrl(url: string | undefined): string | null {
    if (!url || !URL.canParse(url)) return null;
    const target = new URL(url);
    if (!isAllowedRedirectUrl(target)) return null;
    if (target.origin === this.site.origin) return target.href === this.site.href ? null : target.href;
    const withoutFragment = target.href.slice(0, target.href.length - target.hash.length);
    return this.allowedPatterns.some((glob) => glob.test(withoutFragment)) ? target.href : null;
  }

  toAllowedUrlOrRoot(url: string | undefined): URL {
    return new URL(this.toAllowedUrl(url) ?? this.site.href);
  }
}
