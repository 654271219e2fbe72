import { Global, Module } from '@nestjs/common';
import { BackgroundThread } from './background-thread.ts';

@Global()
@Module({ providers: [BackgroundThread], exports: [BackgroundThread] })
export class ThreadsModule {}
