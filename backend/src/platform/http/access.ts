import { SetMetadata, applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';

export const roles = ['admin', 'editor', 'support'] as const;
export type Role = (typeof roles)[number];

/**
 * Who may call an operation: `anyone`; a signed-in `member`; `staff` (any role); `editor` (editors and administrators);
 * `admin`; `directory` (reads the accounts: services, administrators and support) and `directory-write` (changes them:
 * services and administrators); `signature` (verified by the use case itself, as webhooks are).
 */
export type Permission =
  'anyone' | 'member' | 'staff' | 'editor' | 'admin' | 'directory' | 'directory-write' | 'signature';

/** Who is asking, once a token and its live session were checked. */
export interface Principal {
  readonly userId: string;
  readonly sessionId: string;
  readonly email: string;
  /** How many proofs stand behind the session at this moment: `aal2` is two. */
  readonly aal: 'aal1' | 'aal2';
  /** Those of staff, as they are at this moment. */
  readonly roles: readonly Role[];
}

export type PrincipalRequest = FastifyRequest & { principal?: Principal };

export const permissionMetadata = 'oneness:permission';

/** Declares who may call an operation. An operation without it stops the start. */
export const Requires = (permission: Permission) =>
  applyDecorators(SetMetadata(permissionMetadata, permission), ApiExtension('x-permission', permission));

const principalOf = (context: ExecutionContext): Principal | undefined =>
  context.switchToHttp().getRequest<PrincipalRequest>().principal;

/** The signed-in user's id. */
export const CurrentUser = createParamDecorator(
  (_: unknown, context: ExecutionContext) => principalOf(context)?.userId,
);
/** The signed-in user with session, or undefined for a visitor and for a service. */
export const CurrentPrincipal = createParamDecorator((_: unknown, context: ExecutionContext) => principalOf(context));
/** The caller's network address, behind the trusted proxy when there is one. */
export const ClientIp = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<FastifyRequest>().ip,
);
/** The body as it came over the wire, for signatures. */
export const RawBody = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<{ rawBody?: Buffer }>().rawBody,
);
