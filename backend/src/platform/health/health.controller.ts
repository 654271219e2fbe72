import { Controller, Get, HttpCode } from '@nestjs/common';
import { Requires } from '../http/access.ts';
import { Readiness } from './readiness.ts';
import type { HealthView } from './health.view.ts';

@Controller('api/health')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  /** The process answers. */
  @Get('live')
  @Requires('anyone')
  live(): HealthView {
    return { status: 'ok', missing: [] };
  }

  /** Everything the process needs answers too; 503 names what does not. */
  @Get('ready')
  @Requires('anyone')
  @HttpCode(200)
  ready(): Promise<HealthView> {
    return this.readiness.check();
  }
}
