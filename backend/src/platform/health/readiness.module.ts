import { Module } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import { DatabaseChecks } from './database-checks.ts';
import { ReadinessCheck } from './readiness.ts';
import { ReplicaMonitor } from './replica-monitor.ts';

@Module({
  imports: [TerminusModule.forRoot({ logger: false })],
  providers: [DatabaseChecks, ReadinessCheck, ReplicaMonitor],
  exports: [ReadinessCheck, ReplicaMonitor],
})
export class ReadinessModule {}
