import { SetMetadata, applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { SessionFactValues } from './session-facts.ts';

export const principalRoles = ['admin', 'editor', 'support'] as const;
export type PrincipalRole = (typeof principalRoles)[number];

/**
 * Permission that an operation requires: `anyone`; a signed-in `member`; `staff` (any role); `editor` (editors and
 * administrators); `admin`; `directory` (read accounts: services, administrators and support); `directory-write`
 * (change accounts: services and administrators); `signature` (the use case verifies a signature, as for webhooks).
 */
export type Permission =
  'anyone' | 'member' | 'staff' | 'editor' | 'admin' | 'directory' | 'directory-write' | 'signature';

export interface Principal {
  readonly userId: string;
  readonly sessionId: string;
  readonly email: string;
  /** Authenticator assurance level: `aal1` means one factor, `aal2` means two. */
  readonly aal: 'aal1' | 'aal2';
  readonly roles: readonly PrincipalRole[];
  readonly facts?: SessionFactValues;
}

export type PrincipalRequest = FastifyRequest & { principal?: Principal };

export const permissionMetadata = 'oneness:permission';

export const RequiresPermission = (permission: Permission) =>
  applyDecorators(SetMetadata(permissionMetadata, permission), ApiExtension('x-permission', permission));

const getPrincipal = (context: ExecutionContext): Principal | undefined =>
  context.switchToHttp().getRequest<PrincipalRequest>().principal;

export const CurrentUser = createParamDecorator(
  (_: unknown, context: ExecutionContext) => getPrincipal(context)?.userId,
);
/** Signed-in user; undefined for visitors and services. */
export const CurrentPrincipal = createParamDecorator((_: unknown, context: ExecutionContext) => getPrincipal(context));
/** IP of the caller from the trusted proxy, or the IP of the connection without one. */
export const ClientIp = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<FastifyRequest>().ip,
);
export const RawBody = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<{ rawBody?: Buffer }>().rawBody,
);
