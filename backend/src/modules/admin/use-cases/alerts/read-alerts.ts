import { Injectable } from '@nestjs/common';
import { realTime } from '#kernel/real-time.ts';
import { Database } from '#platform/database/database.ts';
import { Metrics } from '#platform/metrics/metrics.ts';
import { alertNames, OperationsAlert } from '../../domain/operations-alert.entity.ts';
import type { OperationsAlertView } from '../operations/operations.view.ts';
import { alertTexts } from './alert-texts.ts';

const shownMs = 30 * 86_400_000;
const maxShown = 20;

@Injectable()
export class ReadAlerts {
  constructor(
    private readonly database: Database,
    metrics: Metrics,
  ) {
    metrics.addGauges({
      label: 'alert',
      gauges: { operations_alert_open: '1 while the alert is open' },
      read: async () => {
        const open = await database.em().find(OperationsAlert, { closedAt: null }, { fields: ['name'] });
        const names = new Set<string>(open.map(({ name }) => name));
        return alertNames.map((of) => ({ of, values: { operations_alert_open: Number(names.has(of)) } }));
      },
    });
  }

  countOpen(): Promise<number> {
    return this.database.em().count(OperationsAlert, { closedAt: null, overSince: null });
  }

  async read(): Promise<OperationsAlertView[]> {
    const alerts = await this.database
      .em()
      .find(
        OperationsAlert,
        { $or: [{ closedAt: null }, { openedAt: { $gt: new Date(realTime().getTime() - shownMs) } }] },
        { orderBy: { closedAt: 'desc nulls first', openedAt: 'desc', id: 'desc' }, limit: maxShown },
      );
    return alerts
      .filter(({ name }) => name in alertTexts)
      .map(({ id, name, detail, openedAt, overSince = null, closedAt = null }) => ({
        id,
        ...alertTexts[name],
        detail,
        openedAt,
        overSince,
        closedAt,
      }));
  }
}
