import { Module } from '@nestjs/common';
import { appModules } from './modules.ts';
import { PlatformModule } from './platform.module.ts';

/** Root module of one-off commands, with neither an HTTP server nor queue consumers. */
@Module({ imports: [PlatformModule, ...appModules] })
export class CommandModule {}
