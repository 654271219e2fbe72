import { Controller, Get, HttpCode, Query } from '@nestjs/common';
import { RequiresPermission } from '../http/access.ts';
import { ReadinessCheck } from './readiness.ts';
import type { HealthView } from './health.view.ts';
import { ReadinessQuery } from './ready.dto.ts';

@Controller('api/health')
export class HealthController {
  constructor(private readonly readiness: ReadinessCheck) {}

  /** Liveness check: succeeds whenever the process can respond. */
  @Get('live')
  @RequiresPermission('anyone')
  live(): HealthView {
    return { status: 'ok', missing: [] };
  }

  /**
   * Readiness check: succeeds when the database, its migrations, a database write, the queue and a worker work.
   * Otherwise the response is a 503 that names the failed checks.
   */
  @Get('ready')
  @RequiresPermission('anyone')
  @HttpCode(200)
  ready(@Query() { exclude }: ReadinessQuery): Promise<HealthView> {
    return this.readiness.check(exclude ? [exclude] : []);
  }
}
