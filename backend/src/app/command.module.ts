import { Module } from '@nestjs/common';
import { modules } from './modules.ts';
import { PlatformModule } from './platform.module.ts';

/** The product for a command that is run once: nothing listens, nothing is consumed. */
@Module({ imports: [PlatformModule, ...modules] })
export class CommandModule {}
