import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.ts';
import { ReadinessModule } from './readiness.module.ts';

@Module({ imports: [ReadinessModule], controllers: [HealthController] })
export class HealthModule {}
