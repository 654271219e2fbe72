import { Module } from '@nestjs/common';
import { HealthModule } from '#platform/health/health.module.ts';
import { LiveGatewayModule } from '#platform/live/live.gateway.ts';
import { appModules } from './modules.ts';
import { OpenApiController } from './openapi.controller.ts';
import { PlatformModule } from './platform.module.ts';

@Module({ imports: [PlatformModule, HealthModule, LiveGatewayModule, ...appModules], controllers: [OpenApiController] })
export class ApiModule {}
