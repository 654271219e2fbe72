import { Injectable, SetMetadata, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Observable } from 'rxjs';
import { ReadReplica } from '../database/read-replica.ts';
import { getPreviewState } from '../preview/preview-scope.ts';
import type { Principal, PrincipalRequest } from './access.ts';
import { RateLimiter } from './limiter.ts';
import { readingMethods } from './read-only.guard.ts';

const mayLagMetadata = 'oneness:may-lag';

/**
 * Longer than a request, the lag of a replica in use and the time between two checks of the replica together, and the
 * clocks of the processes may differ by 30 s.
 */
const ownWriteSeconds = 90;

/**
 * Lets an operation read from the replica, seconds late. The operation must not write. A caller who wrote in the last 90
 * seconds gets the data of the primary.
 */
export const MayLag = () => SetMetadata(mayLagMetadata, true);

/** Only staff can call operations that may lag and show their own writes, so only their writes are remembered. */
@Injectable()
export class ReplicaReadsInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly replica: ReadReplica,
    private readonly limiter: RateLimiter,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    if (!this.replica.isSet || context.getType() !== 'http') return next.handle();
    const { method, principal } = context.switchToHttp().getRequest<PrincipalRequest>();
    if (principal && principal.roles.length > 0 && !readingMethods.includes(method)) await this.remember(principal);
    const mayLag = this.reflector.get<boolean | undefined>(mayLagMetadata, context.getHandler());
    if (!mayLag || getPreviewState() || (principal && (await this.hasWritten(principal)))) return next.handle();
    return this.replica.run(() => next.handle());
  }

  /** An error does not stop the write: without the store of the marks, `hasWritten` fails too. */
  private async remember({ userId }: Principal): Promise<void> {
    await this.limiter.mark('own_write', ownWriteSeconds, userId).catch(() => undefined);
  }

  private hasWritten({ userId }: Principal): Promise<boolean> {
    return this.limiter.isMarked('own_write', ownWriteSeconds, userId).catch(() => true);
  }
}
