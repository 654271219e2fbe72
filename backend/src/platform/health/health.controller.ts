import { Controller, Get, HttpCode, Query } from '@nestjs/common';
import { RequiresPermission } from '../http/access.ts';
import { ReadinessCheck } from './readiness.ts';
import { productVersion } from '../config/product-version.ts';
import type { LivenessView, ReadinessView } from './health.view.ts';
import { ReadinessQuery } from './ready.dto.ts';

@Controller('api/health')
export class HealthController {
  constructor(private readonly readiness: ReadinessCheck) {}

  /** Liveness check: succeeds whenever the process can respond, and returns the version of the product. */
  @Get('live')
  @RequiresPermission('anyone')
  live(): LivenessView {
    return { status: 'ok', missing: [], version: productVersion };
  }

  /**
   * Readiness check: succeeds when the database, its migrations, a database write, the queue and a worker work, and the
   * process is not stopping. Otherwise the response is a 503 that names the failed checks.
   */
  @Get('ready')
  @RequiresPermission('anyone')
  @HttpCode(200)
  ready(@Query() { exclude }: ReadinessQuery): Promise<ReadinessView> {
    return this.readiness.check(exclude);
  }
}
