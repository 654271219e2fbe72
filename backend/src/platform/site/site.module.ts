import { Global, Module } from '@nestjs/common';
import { FormerPages } from './former-pages.ts';
import { PageChangeLog } from './page-changes.ts';
import { RenderedPageStore } from './rendered-pages.ts';
import { SeoFiles } from './seo-files.ts';
import { SiteInvalidator } from './site.ts';
import { SiteServer } from './site-server.ts';

@Global()
@Module({
  providers: [FormerPages, SiteInvalidator, PageChangeLog, RenderedPageStore, SeoFiles, SiteServer],
  exports: [FormerPages, SiteInvalidator, SiteServer],
})
export class SiteModule {}
