import { Module } from '@nestjs/common';
import { LiveGateway } from './live.gateway.ts';

/** Holding open pages: the api's alone. */
@Module({ providers: [LiveGateway] })
export class LiveGatewayModule {}
