import { Global, Module } from '@nestjs/common';
import { Heartbeat } from './heartbeat.ts';

@Global()
@Module({ providers: [Heartbeat], exports: [Heartbeat] })
export class HeartbeatModule {}
