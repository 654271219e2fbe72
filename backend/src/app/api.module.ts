import { Module } from '@nestjs/common';
import { HealthModule } from '#platform/health/health.module.ts';
import { LiveGatewayModule } from '#platform/live/live.gateway.ts';
import { QueueBoardModule } from '#platform/queue/board/queue-board.ts';
import { ReportsModule } from '#platform/reports/reports.module.ts';
import { appModules } from './modules.ts';
import { OpenApiController } from './openapi.controller.ts';
import { PlatformModule } from './platform.module.ts';

@Module({
  imports: [PlatformModule, HealthModule, LiveGatewayModule, QueueBoardModule, ReportsModule, ...appModules],
  controllers: [OpenApiController],
})
export class ApiModule {}
