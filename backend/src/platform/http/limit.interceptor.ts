import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Observable } from 'rxjs';
import type { PrincipalRequest } from './access.ts';
import { toRateLimitKey } from './client-ip.ts';
import { burstWindowSeconds, rateLimitMetadata, type RateLimitOptions } from './limit.ts';
import { RateLimiter } from './limiter.ts';

@Injectable()
export class RateLimitInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly limiter: RateLimiter,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const limit = this.reflector.get<RateLimitOptions | undefined>(rateLimitMetadata, context.getHandler());
    if (limit) {
      const request = context.switchToHttp().getRequest<PrincipalRequest>();
      const caller = toRateLimitKey(request.ip);
      const key = limit.per === 'user' ? (request.principal?.userId ?? caller) : caller;
      // A call that the limit per minute rejects must not count in the longer window.
      if (limit.burst) await this.limiter.consume(limit.burst, burstWindowSeconds, key);
      await this.limiter.consume(limit.setting, limit.windowSeconds, key);
    }
    return next.handle();
  }
}
