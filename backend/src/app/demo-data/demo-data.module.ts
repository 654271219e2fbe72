import { Module } from '@nestjs/common';
import { modules } from '../modules.ts';
import { PlatformModule } from '../platform.module.ts';
import { DemoContent } from './demo-content.ts';
import { DemoMembers } from './demo-members.ts';
import { DemoPayers } from './demo-payers.ts';

@Module({ imports: [PlatformModule, ...modules], providers: [DemoContent, DemoMembers, DemoPayers] })
export class DemoDataModule {}
