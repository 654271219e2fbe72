import { Counter } from '@prometheus-io/client';
import { Injectable, Logger } from '@nestjs/common';
import { Metrics } from '../metrics/metrics.ts';
import { reportKinds, type BrowserReport } from './browser-report.ts';

const maxLines = 60;
const minuteMs = 60_000;

@Injectable()
export class RecordReports {
  private readonly log = new Logger('reports');
  private readonly counter = new Counter({
    name: 'browser_reports_total',
    help: 'Errors that browsers reported: failed scripts, and violations of the Content-Security-Policy',
    labelNames: ['kind'] as const,
    registers: [],
  });
  private lines = 0;
  private minute = 0;

  constructor(metrics: Metrics) {
    for (const kind of reportKinds) this.counter.inc({ kind }, 0);
    metrics.add(this.counter);
  }

  record(reports: readonly BrowserReport[]): void {
    for (const report of reports) {
      this.counter.inc({ kind: report.kind });
      if (this.mayLog()) this.log.warn({ event: 'browser.report', ...report });
    }
  }

  private mayLog(): boolean {
    const minute = Math.floor(performance.now() / minuteMs);
    if (minute !== this.minute) this.lines = 0;
    this.minute = minute;
    this.lines += 1;
    return this.lines <= maxLines;
  }
}
