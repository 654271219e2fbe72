import { Module } from '@nestjs/common';
import { RecordReports } from './record-reports.ts';
import { ReportsController } from './reports.controller.ts';

@Module({ controllers: [ReportsController], providers: [RecordReports] })
export class ReportsModule {}
