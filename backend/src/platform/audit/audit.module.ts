import { Global, Module } from '@nestjs/common';
import { AuditLogReader } from './audit-log-reader.ts';

@Global()
@Module({ providers: [AuditLogReader], exports: [AuditLogReader] })
export class AuditModule {}
