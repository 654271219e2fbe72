import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { PrincipalRequest } from '../../../platform/http/access.ts';
import type { LimitOptions } from '../../../platform/http/limit.ts';
import { ForumAccess } from '../use-cases/forum-access.ts';

/** What is read, pressed and looked for; what is written has its own limits (WritePost). */
export const inForum: LimitOptions = { setting: 'limitForum', windowSeconds: 60, per: 'user' };

/** Turns away whoever may not come in before what they sent is looked at. What only reads asks for access itself. */
@Injectable()
export class ForumGuard implements CanActivate {
  constructor(private readonly access: ForumAccess) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { method, principal } = context.switchToHttp().getRequest<PrincipalRequest>();
    if (method !== 'GET' && principal) await this.access.check(principal.userId);
    return true;
  }
}
