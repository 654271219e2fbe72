import { Module } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import { DatabaseChecks } from './database-checks.ts';
import { ReadinessCheck } from './readiness.ts';

@Module({
  imports: [TerminusModule.forRoot({ logger: false })],
  providers: [DatabaseChecks, ReadinessCheck],
  exports: [ReadinessCheck],
})
export class ReadinessModule {}
