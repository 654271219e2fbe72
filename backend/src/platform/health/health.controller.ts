import { Controller, Get, HttpCode, Query } from '@nestjs/common';
import { Requires } from '../http/access.ts';
import { Readiness } from './readiness.ts';
import type { HealthView } from './health.view.ts';
import { ReadyQuery } from './ready.dto.ts';

@Controller('api/health')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  /** Liveness: the process responds. */
  @Get('live')
  @Requires('anyone')
  live(): HealthView {
    return { status: 'ok', missing: [] };
  }

  /** Readiness: database, migrations, a database write, the queue and a worker work; 503 names the failed checks. */
  @Get('ready')
  @Requires('anyone')
  @HttpCode(200)
  ready(@Query() { exclude }: ReadyQuery): Promise<HealthView> {
    return this.readiness.check(exclude ? [exclude] : []);
  }
}
