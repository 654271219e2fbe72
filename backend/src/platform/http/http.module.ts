import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR, APP_PIPE, DiscoveryModule } from '@nestjs/core';
import { ErrorFilter } from './error.filter.ts';
import { ErrorForms } from './error-forms.ts';
import { Exports } from './exports.ts';
import { FileParts } from './file-parts.ts';
import { FileStreams } from './file-streams.ts';
import { InputPipe } from './input.pipe.ts';
import { LimitInterceptor } from './limit.interceptor.ts';
import { Limiter } from './limiter.ts';
import { PermissionCheck } from './permission-check.ts';

@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [
    ErrorForms,
    Exports,
    FileParts,
    FileStreams,
    Limiter,
    PermissionCheck,
    { provide: APP_FILTER, useClass: ErrorFilter },
    { provide: APP_PIPE, useClass: InputPipe },
    { provide: APP_INTERCEPTOR, useClass: LimitInterceptor },
  ],
  exports: [ErrorForms, Exports, FileParts, FileStreams, Limiter],
})
export class HttpModule {}
