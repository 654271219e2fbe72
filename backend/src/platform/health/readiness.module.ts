import { Module } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import { DatabaseChecks } from './database-checks.ts';
import { Readiness } from './readiness.ts';

@Module({
  imports: [TerminusModule.forRoot({ logger: false })],
  providers: [DatabaseChecks, Readiness],
  exports: [Readiness],
})
export class ReadinessModule {}
