import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { permissionMetadata, type Permission, type Role } from '../../../platform/http/access.ts';
import type { Bearer } from '../use-cases/recognise-bearer.ts';
import { BearerMissing, BearerRefused, NotAuthenticated, RoleMissing } from './access-errors.ts';
import { authPath } from './auth-path.ts';

const open: readonly Permission[] = ['anyone', 'signature'];

const admittedRoles: Partial<Record<Permission, readonly Role[]>> = {
  staff: ['admin', 'editor', 'support'],
  editor: ['admin', 'editor'],
  admin: ['admin'],
};

/**
 * Stands before every operation: admits only whom its permission names, and leaves who that is with the request. An open
 * operation takes a token that no longer opens anything for no token.
 */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') {
  constructor(private readonly reflector: Reflector) {
    super({ property: 'principal', session: false });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.isOpen(context) && !requestOf(context).headers.authorization) return true;
    return (await super.canActivate(context)) as boolean;
  }

  /** Called by passport with what became of the token. */
  override handleRequest<TUser = Bearer>(
    error: unknown,
    bearer: Bearer | false,
    info: unknown,
    context: ExecutionContext,
  ): TUser {
    if (error && !(error instanceof BearerRefused)) throw error;
    const permission = this.permissionOf(context);
    if (bearer) this.refuseWithoutRole(permission, bearer);
    else if (!this.isOpen(context)) throw refusal(requestOf(context), error, info);
    return (bearer || undefined) as TUser;
  }

  private refuseWithoutRole(permission: Permission | undefined, { roles }: Bearer): void {
    const admitted = permission && admittedRoles[permission];
    if (!permission || (admitted && !roles.some((role) => admitted.includes(role)))) throw new RoleMissing();
  }

  private isOpen(context: ExecutionContext): boolean {
    const permission = this.permissionOf(context);
    return permission !== undefined && open.includes(permission);
  }

  private permissionOf(context: ExecutionContext): Permission | undefined {
    return this.reflector.get<Permission | undefined>(permissionMetadata, context.getHandler());
  }
}

const requestOf = (context: ExecutionContext): FastifyRequest => context.switchToHttp().getRequest<FastifyRequest>();

function refusal(request: FastifyRequest, error: unknown, info: unknown): Error {
  if (!request.url.startsWith(authPath)) return new NotAuthenticated();
  if (error instanceof BearerRefused) return error;
  return /^bearer \S+$/i.test(request.headers.authorization ?? '')
    ? new BearerRefused('bad_jwt', info instanceof Error ? info.message : undefined)
    : new BearerMissing();
}
