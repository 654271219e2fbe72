import { Module } from '@nestjs/common';
import { ConsumersModule } from '../platform/queue/consumers.module.ts';
import { modules } from './modules.ts';
import { PlatformModule } from './platform.module.ts';

/** Relay, queue consumers and schedules. */
@Module({ imports: [PlatformModule, ...modules, ConsumersModule] })
export class WorkerModule {}
