import { Module } from '@nestjs/common';
import { appModules } from './modules.ts';
import { PlatformModule } from './platform.module.ts';

@Module({ imports: [PlatformModule, ...appModules] })
export class CommandModule {}
