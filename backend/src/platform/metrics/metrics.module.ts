import { Global, Module } from '@nestjs/common';
import { MetricsEndpoint } from './metrics-endpoint.ts';
import { Metrics } from './metrics.ts';
import { PlatformMetrics } from './platform-metrics.ts';

@Global()
@Module({ providers: [Metrics, MetricsEndpoint, PlatformMetrics], exports: [Metrics, MetricsEndpoint] })
export class MetricsModule {}
