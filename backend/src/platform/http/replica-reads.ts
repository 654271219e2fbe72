import { Injectable, SetMetadata, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { LRUCache } from 'lru-cache';
import { finalize, type Observable } from 'rxjs';
import { ReadReplica } from '../database/read-replica.ts';
import { getPreviewState } from '../preview/preview-scope.ts';
import type { Principal, PrincipalRequest } from './access.ts';
import { RateLimiter } from './limiter.ts';
import { readingMethods } from './read-only.guard.ts';

const replicaReadsMetadata = 'oneness:may-lag';

/** 30 s lag + 5 s between two checks + 30 s difference of clocks + 25 s reserve. */
const ownWriteSeconds = 90;
const maxUnmarked = 1_000;

/**
 * Lets an operation read from the replica, whose data may be seconds old. The operation must not write. Staff who wrote in
 * the last 90 seconds get the data of the primary.
 */
export const AllowsReplicaReads = () => SetMetadata(replicaReadsMetadata, true);

/** Only staff call operations that may read the replica, so only the writes of staff are remembered. */
@Injectable()
export class ReplicaReadsInterceptor implements NestInterceptor {
  /** Users whose write the limiter could not store for all processes. Only this process knows these writes. */
  private readonly unmarked = new LRUCache<string, true>({ max: maxUnmarked, ttl: ownWriteSeconds * 1000 });

  constructor(
    private readonly reflector: Reflector,
    private readonly replica: ReadReplica,
    private readonly limiter: RateLimiter,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    // Without a replica, the check for own writes would only cost a statement for each request.
    if (!this.replica.isSet || context.getType() !== 'http') return next.handle();
    const { method, principal } = context.switchToHttp().getRequest<PrincipalRequest>();
    if (principal && principal.roles.length > 0 && !readingMethods.includes(method)) {
      await this.remember(principal);
      // Starts the 90 seconds again at the end of the request, because a long request may write late.
      return next.handle().pipe(finalize(() => void this.remember(principal)));
    }
    const allowsReplicaReads = this.reflector.get<boolean | undefined>(replicaReadsMetadata, context.getHandler());
    if (!allowsReplicaReads || getPreviewState()) return next.handle();
    if (principal && (await this.hasWritten(principal))) return this.replica.runWithOwnWrites(() => next.handle());
    return this.replica.run(() => next.handle());
  }

  private async remember({ userId }: Principal): Promise<void> {
    await this.limiter.mark('own_write', ownWriteSeconds, userId).catch(() => void this.unmarked.set(userId, true));
  }

  private async hasWritten({ userId }: Principal): Promise<boolean> {
    return this.unmarked.has(userId) || this.limiter.isMarked('own_write', ownWriteSeconds, userId).catch(() => true);
  }
}
