import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR, APP_PIPE, DiscoveryModule } from '@nestjs/core';
import { ErrorFilter } from './error.filter.ts';
import { ErrorFormatters } from './error-formatters.ts';
import { DataExports } from './data-exports.ts';
import { FileResponder } from './file-responder.ts';
import { FileStreams } from './file-streams.ts';
import { InputPipe } from './input.pipe.ts';
import { LimitInterceptor } from './limit.interceptor.ts';
import { Limiter } from './limiter.ts';
import { PermissionCheck } from './permission-check.ts';

@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [
    ErrorFormatters,
    DataExports,
    FileResponder,
    FileStreams,
    Limiter,
    PermissionCheck,
    { provide: APP_FILTER, useClass: ErrorFilter },
    { provide: APP_PIPE, useClass: InputPipe },
    { provide: APP_INTERCEPTOR, useClass: LimitInterceptor },
  ],
  exports: [ErrorFormatters, DataExports, FileResponder, FileStreams, Limiter],
})
export class HttpModule {}
