import { Global, Module } from '@nestjs/common';
import { FormerPages } from './former-pages.ts';
import { PageChanges } from './page-changes.ts';
import { RenderedPages } from './rendered-pages.ts';
import { SeoFiles } from './seo-files.ts';
import { Site } from './site.ts';
import { SiteServer } from './site-server.ts';

@Global()
@Module({
  providers: [FormerPages, Site, PageChanges, RenderedPages, SeoFiles, SiteServer],
  exports: [FormerPages, Site, SiteServer],
})
export class SiteModule {}
