import { Global, Module } from '@nestjs/common';
import { MadeFiles } from './made-files.ts';
import { PageChanges } from './page-changes.ts';
import { RenderedPages } from './rendered-pages.ts';
import { Site } from './site.ts';
import { SiteServer } from './site-server.ts';

@Global()
@Module({ providers: [Site, PageChanges, RenderedPages, MadeFiles, SiteServer], exports: [Site, SiteServer] })
export class SiteModule {}
