import { Global, Module } from '@nestjs/common';
import { RenderedPages } from './rendered-pages.ts';
import { Site } from './site.ts';
import { SiteServer } from './site-server.ts';

@Global()
@Module({ providers: [Site, RenderedPages, SiteServer], exports: [Site, SiteServer] })
export class SiteModule {}
