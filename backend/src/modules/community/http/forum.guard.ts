import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { PrincipalRequest } from '#platform/http/access.ts';
import type { RateLimitOptions } from '#platform/http/limit.ts';
import { ForumAccess } from '../use-cases/forum-access.ts';

export const forumRateLimit: RateLimitOptions = { setting: 'limitForum', windowSeconds: 60, per: 'user' };

@Injectable()
export class ForumGuard implements CanActivate {
  constructor(private readonly access: ForumAccess) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { method, principal } = context.switchToHttp().getRequest<PrincipalRequest>();
    if (method !== 'GET' && principal) await this.access.requireAccess(principal.userId);
    return true;
  }
}
