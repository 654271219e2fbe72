import { Global, Module } from '@nestjs/common';
import { CachePurger } from './cache-purger.ts';
import { FormerPageLookup } from './former-pages.ts';
import { PageChangeLog } from './page-changes.ts';
import { RenderedPageStore } from './rendered-pages.ts';
import { SeoFileBuilder } from './seo-files.ts';
import { SiteInvalidator } from './site.ts';
import { SiteServer } from './site-server.ts';

@Global()
@Module({
  providers: [
    CachePurger,
    FormerPageLookup,
    SiteInvalidator,
    PageChangeLog,
    RenderedPageStore,
    SeoFileBuilder,
    SiteServer,
  ],
  exports: [FormerPageLookup, SiteInvalidator, SiteServer],
})
export class SiteModule {}
