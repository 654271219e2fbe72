import { Module } from '@nestjs/common';
import { modules } from './modules.ts';
import { PlatformModule } from './platform.module.ts';

/** For one-off commands: no HTTP server and no queue consumers. */
@Module({ imports: [PlatformModule, ...modules] })
export class CommandModule {}
