import { Controller, Get, HttpCode, Query } from '@nestjs/common';
import { Requires } from '../http/access.ts';
import { Readiness } from './readiness.ts';
import type { HealthView } from './health.view.ts';
import { ReadyQuery } from './ready.dto.ts';

@Controller('api/health')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  /** The process answers. */
  @Get('live')
  @Requires('anyone')
  live(): HealthView {
    return { status: 'ok', missing: [] };
  }

  /** The process can do its work: database, migrations, a write, queue and a worker; 503 names what is missing. */
  @Get('ready')
  @Requires('anyone')
  @HttpCode(200)
  ready(@Query() { exclude }: ReadyQuery): Promise<HealthView> {
    return this.readiness.check(exclude ? [exclude] : []);
  }
}
