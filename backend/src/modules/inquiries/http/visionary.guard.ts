import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { PrincipalRequest } from '#platform/http/access.ts';
import { VisionaryAccess } from '../use-cases/visionary-access.ts';

/** Turns away whoever is not in the Visionary Circle before what they sent is looked at. */
@Injectable()
export class VisionaryGuard implements CanActivate {
  constructor(private readonly access: VisionaryAccess) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { principal } = context.switchToHttp().getRequest<PrincipalRequest>();
    await this.access.enter(principal?.userId);
    return true;
  }
}
