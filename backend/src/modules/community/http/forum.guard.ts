import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { PrincipalRequest } from '../../../platform/http/access.ts';
import { ForumDoor } from '../use-cases/forum-door.ts';

/** Turns away whoever may not come in before what they sent is looked at. What only reads asks at the door itself. */
@Injectable()
export class ForumGuard implements CanActivate {
  constructor(private readonly door: ForumDoor) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { method, principal } = context.switchToHttp().getRequest<PrincipalRequest>();
    if (method !== 'GET' && principal) await this.door.check(principal.userId);
    return true;
  }
}
