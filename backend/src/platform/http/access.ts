import { SetMetadata, applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { SessionFactValues } from './session-facts.ts';

export const principalRoles = ['admin', 'editor', 'support'] as const;
export type PrincipalRole = (typeof principalRoles)[number];

/**
 * `directory` reads accounts, `directory-write` changes accounts, and `signature` means that the use case verifies a
 * signature.
 */
export type Permission =
  'anyone' | 'member' | 'staff' | 'editor' | 'admin' | 'directory' | 'directory-write' | 'signature';

export interface Principal {
  readonly userId: string;
  readonly sessionId: string;
  readonly email: string;
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
export const CurrentPrincipal = createParamDecorator((_: unknown, context: ExecutionContext) => getPrincipal(context));
export const ClientIp = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<FastifyRequest>().ip,
);
export const RawBody = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<{ rawBody?: Buffer }>().rawBody,
);
