import { Module } from '@nestjs/common';
import { QueueConnection } from './queue-connection.ts';

@Module({ providers: [QueueConnection], exports: [QueueConnection] })
export class QueueConnectionModule {}
