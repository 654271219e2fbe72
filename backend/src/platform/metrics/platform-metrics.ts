import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { OutboxState } from '../outbox/outbox-state.ts';
import { QueueInspector } from '../queue/queue-inspector.ts';
import { Metrics } from './metrics.ts';

@Injectable()
export class PlatformMetrics {
  constructor(metrics: Metrics, database: Database, queues: QueueInspector, outbox: OutboxState) {
    metrics.addGauges({
      label: 'state',
      gauges: {
        database_pool_connections: 'Connections of this process to the database, and requests that wait for one',
      },
      read: async () => {
        const { total, idle, waiting } = await database.countConnections();
        return Object.entries({ busy: total - idle, idle, waiting }).map(([of, value]) => ({
          of,
          values: { database_pool_connections: value },
        }));
      },
    });
    metrics.addGauges({
      label: 'queue',
      gauges: {
        queue_waiting_jobs: 'Jobs that can run now',
        queue_active_jobs: 'Jobs that run now',
        queue_delayed_jobs: 'Jobs that failed and are tried again later',
        queue_failed_jobs: 'Jobs that failed at their last attempt',
        queue_oldest_job_seconds: 'Age of the oldest waiting job; 0 without one',
        queue_paused: '1 while the queue is on hold',
      },
      read: async () =>
        (await queues.read()).map((queue) => ({
          of: queue.name,
          values: {
            queue_waiting_jobs: queue.waiting,
            queue_active_jobs: queue.active,
            queue_delayed_jobs: queue.delayed,
            queue_failed_jobs: queue.failed,
            queue_oldest_job_seconds: queue.oldestSeconds,
            queue_paused: Number(queue.isPaused),
          },
        })),
    });
    metrics.addGauges({
      gauges: {
        outbox_unpublished_events: 'Events that the relay has not added to the queues',
        outbox_unpublished_seconds: 'Age of the oldest event that the relay has not added to the queues',
        outbox_open_events: 'Events with an open reaction',
        outbox_open_seconds: 'Age of the oldest event with an open reaction',
      },
      read: async () => {
        const { unpublished, unpublishedSeconds, open, openSeconds } = await outbox.read();
        return [
          {
            values: {
              outbox_unpublished_events: unpublished,
              outbox_unpublished_seconds: unpublishedSeconds,
              outbox_open_events: open,
              outbox_open_seconds: openSeconds,
            },
          },
        ];
      },
    });
  }
}
