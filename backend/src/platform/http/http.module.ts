import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE, DiscoveryModule } from '@nestjs/core';
import { PreviewRequestHook } from '../preview/preview-requests.ts';
import { ErrorFilter } from './error.filter.ts';
import { ErrorFormatterRegistry } from './error-formatters.ts';
import { DataExportStreamer } from './data-exports.ts';
import { FileResponder } from './file-responder.ts';
import { FileStreams } from './file-streams.ts';
import { InputValidationPipe } from './input.pipe.ts';
import { ReadOnlyGuard } from './read-only.guard.ts';
import { RateLimitInterceptor } from './limit.interceptor.ts';
import { RateLimiter } from './limiter.ts';
import { PermissionCheck } from './permission-check.ts';
import { ReplicaReadsInterceptor } from './replica-reads.ts';
import { SessionFacts } from './session-facts.ts';

@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [
    ErrorFormatterRegistry,
    DataExportStreamer,
    FileResponder,
    FileStreams,
    RateLimiter,
    PermissionCheck,
    PreviewRequestHook,
    SessionFacts,
    { provide: APP_FILTER, useClass: ErrorFilter },
    { provide: APP_PIPE, useClass: InputValidationPipe },
    { provide: APP_GUARD, useClass: ReadOnlyGuard },
    { provide: APP_INTERCEPTOR, useClass: RateLimitInterceptor },
    { provide: APP_INTERCEPTOR, useClass: ReplicaReadsInterceptor },
  ],
  exports: [
    ErrorFormatterRegistry,
    DataExportStreamer,
    FileResponder,
    FileStreams,
    PreviewRequestHook,
    RateLimiter,
    SessionFacts,
  ],
})
export class HttpModule {}
