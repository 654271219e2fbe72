import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { unavailableError } from '#kernel/app-error.ts';
import { Heartbeat } from '../health/heartbeat.ts';

export const readingMethods = ['GET', 'HEAD', 'OPTIONS'];

export class SiteReadOnly extends unavailableError(
  'site.read-only',
  'The site is being maintained, so nothing can be changed for a few minutes. Try again soon.',
) {
  override readonly retryAfterSeconds = 60;
}

/** Rejects writes: a restore would discard them, and a long migration would make them wait. */
@Injectable()
export class ReadOnlyGuard implements CanActivate {
  constructor(private readonly heartbeat: Heartbeat) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const { method } = context.switchToHttp().getRequest<FastifyRequest>();
    if (!readingMethods.includes(method) && (await this.heartbeat.isRestoring())) throw new SiteReadOnly();
    return true;
  }
}
