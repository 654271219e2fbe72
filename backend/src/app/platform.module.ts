import { Module } from '@nestjs/common';
import { AuditModule } from '#platform/audit/audit.module.ts';
import { BackupModule } from '#platform/backup/backup.module.ts';
import { ClockModule } from '#platform/clock/clock.module.ts';
import { ConfigModule } from '#platform/config/config.module.ts';
import { DatabaseModule } from '#platform/database/database.module.ts';
import { HeartbeatModule } from '#platform/health/heartbeat.module.ts';
import { HttpModule } from '#platform/http/http.module.ts';
import { LiveMessagesModule } from '#platform/live/live-messages.module.ts';
import { LogModule } from '#platform/log/log.module.ts';
import { MetricsModule } from '#platform/metrics/metrics.module.ts';
import { QueueModule } from '#platform/queue/queue.module.ts';
import { SiteModule } from '#platform/site/site.module.ts';
import { StripeModule } from '#platform/stripe/stripe.module.ts';
import { ThreadsModule } from '#platform/threads/threads.module.ts';
import { TracingModule } from '#platform/tracing/tracing.module.ts';

@Module({
  imports: [
    ConfigModule,
    LogModule,
    ClockModule,
    DatabaseModule,
    AuditModule,
    BackupModule,
    QueueModule,
    MetricsModule,
    HeartbeatModule,
    HttpModule,
    LiveMessagesModule,
    SiteModule,
    StripeModule,
    ThreadsModule,
    TracingModule,
  ],
})
export class PlatformModule {}
