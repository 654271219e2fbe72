import { Injectable, Module, type OnApplicationShutdown } from '@nestjs/common';
import { stopTracing } from './tracing.ts';

@Injectable()
class TracingEnd implements OnApplicationShutdown {
  onApplicationShutdown(): Promise<void> {
    return stopTracing();
  }
}

@Module({ providers: [TracingEnd] })
export class TracingModule {}
