import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { RequiresPermission } from '../http/access.ts';
import { AcceptsReports } from '../http/json-body.ts';
import { RateLimit } from '../http/limit.ts';
import { readBrowserReports } from './browser-report.ts';
import { RecordReports } from './record-reports.ts';

@Controller('api/reports')
export class ReportsController {
  constructor(private readonly reports: RecordReports) {}

  /**
   * Receives errors of browsers: failed scripts, and violations of the Content-Security-Policy. Stores no IP, no query
   * of a URL and no text of the user. Ignores bodies of other kinds.
   */
  @Post()
  @HttpCode(204)
  @AcceptsReports()
  @RequiresPermission('anyone')
  @RateLimit({ setting: 'limitReports', windowSeconds: 3_600, per: 'ip' })
  receive(@Req() { body }: FastifyRequest): void {
    this.reports.record(readBrowserReports(body));
  }
}
