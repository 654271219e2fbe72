import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Settings } from '#platform/config/settings.ts';
import {
  permissionMetadata,
  type Permission,
  type PrincipalRequest,
  type PrincipalRole,
} from '#platform/http/access.ts';
import { NotAllowedInPreview, PreviewEnded } from '#platform/preview/preview-errors.ts';
import { previewMetadata } from '#platform/preview/preview-requests.ts';
import { getPreviewState } from '#platform/preview/preview-scope.ts';
import type { BearerPrincipal } from '../use-cases/sessions/authenticate-bearer.ts';
import { ServiceTokenClassifier } from '../use-cases/tokens/service-tokens.ts';
import {
  BearerTokenMissing,
  BearerTokenInvalid,
  DirectoryAccessForbidden,
  NotAuthenticated,
  OtherUserSignedIn,
  RequiredRoleMissing,
  SecondFactorRequired,
} from './access-errors.ts';
import { authPathPrefix } from './unsupported-features.ts';

/** Names the user who created the request, because the browser may send a stored request after another sign-in. */
const userIdHeader = 'x-user-id';

const openPermissions: readonly Permission[] = ['anyone', 'signature'];
const directoryPermissions: readonly Permission[] = ['directory', 'directory-write'];

const rolesByPermission: Partial<Record<Permission, readonly PrincipalRole[]>> = {
  staff: ['admin', 'editor', 'support'],
  editor: ['admin', 'editor'],
  admin: ['admin'],
  directory: ['admin', 'support'],
  'directory-write': ['admin'],
};

/** An operation that is open to anyone ignores an invalid token. */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') {
  constructor(
    private readonly reflector: Reflector,
    private readonly serviceTokens: ServiceTokenClassifier,
    private readonly settings: Settings,
  ) {
    super({ property: 'principal', session: false });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (getPreviewState()) return this.admitPreview(context);
    const { authorization } = getRequest(context).headers;
    if (this.isOpen(context) && !authorization) return true;
    if (this.isDirectory(context) && this.isService(authorization)) return true;
    return (await super.canActivate(context)) as boolean;
  }

  override handleRequest<TUser = BearerPrincipal>(
    error: unknown,
    bearer: BearerPrincipal | false,
    info: unknown,
    context: ExecutionContext,
  ): TUser {
    if (error && !(error instanceof BearerTokenInvalid)) throw error;
    const isOpen = this.isOpen(context);
    const request = getRequest(context);
    if (!bearer && !isOpen) throw toAuthError(request, error, info);
    const user = request.headers[userIdHeader];
    if (bearer && user !== undefined && user !== bearer.userId) throw new OtherUserSignedIn();
    if (!bearer || (isOpen && bearer.mfaRequired)) return undefined as TUser;
    this.requireRole(context, bearer);
    this.requireSecondFactor(context, bearer);
    return bearer as TUser;
  }

  /** Ignores an access token in the same request, so that a preview never reads personal data of the signed-in user. */
  private admitPreview(context: ExecutionContext): boolean {
    const preview = getPreviewState();
    if (!preview || preview === 'ended') throw new PreviewEnded();
    if (!this.reflector.get<boolean | undefined>(previewMetadata, context.getHandler()))
      throw new NotAllowedInPreview();
    const { viewerId } = preview;
    if (viewerId === undefined && !this.isOpen(context)) throw new NotAuthenticated();
    if (viewerId !== undefined)
      (getRequest(context) as PrincipalRequest).principal = {
        ...{ userId: viewerId, sessionId: viewerId, email: '', aal: 'aal1', roles: [] },
      };
    return true;
  }

  private requireRole(context: ExecutionContext, { roles }: BearerPrincipal): void {
    const permission = this.getPermission(context);
    const admitted = permission && rolesByPermission[permission];
    if (permission && (!admitted || roles.some((role) => admitted.includes(role)))) return;
    throw this.isDirectory(context) ? new DirectoryAccessForbidden() : new RequiredRoleMissing(permission === 'admin');
  }

  /** A member may call `/api/auth` before the second factor, because the member verifies the factor there. */
  private requireSecondFactor(context: ExecutionContext, { aal, mfaRequired }: BearerPrincipal): void {
    const { url, method } = getRequest(context);
    const permission = this.getPermission(context);
    const isForStaff = permission !== undefined && permission in rolesByPermission;
    const owes = mfaRequired && (isForStaff || !url.startsWith(authPathPrefix));
    const lacks = this.settings.staffNeedFactor && isForStaff && aal === 'aal1' && !['GET', 'HEAD'].includes(method);
    if (owes || lacks) throw new SecondFactorRequired(mfaRequired);
  }

  private isService(authorization: string | undefined): boolean {
    const token = /^bearer (\S+)$/i.exec(authorization ?? '')?.[1];
    const kind = token === undefined ? 'foreign' : this.classifyToken(token);
    if (kind === 'ordinary') throw new DirectoryAccessForbidden();
    return kind === 'service';
  }

  private classifyToken(token: string) {
    try {
      return this.serviceTokens.classify(token);
    } catch (error) {
      throw new BearerTokenInvalid('bad_jwt', error instanceof Error ? error.message : undefined);
    }
  }

  private isOpen(context: ExecutionContext): boolean {
    const permission = this.getPermission(context);
    return permission !== undefined && openPermissions.includes(permission);
  }

  private isDirectory(context: ExecutionContext): boolean {
    const permission = this.getPermission(context);
    return permission !== undefined && directoryPermissions.includes(permission);
  }

  private getPermission(context: ExecutionContext): Permission | undefined {
    return this.reflector.get<Permission | undefined>(permissionMetadata, context.getHandler());
  }
}

const getRequest = (context: ExecutionContext): FastifyRequest => context.switchToHttp().getRequest<FastifyRequest>();

function toAuthError(request: FastifyRequest, error: unknown, info: unknown): Error {
  if (!request.url.startsWith(authPathPrefix)) return new NotAuthenticated();
  if (error instanceof BearerTokenInvalid) return error;
  return /^bearer \S+$/i.test(request.headers.authorization ?? '')
    ? new BearerTokenInvalid('bad_jwt', info instanceof Error ? info.message : undefined)
    : new BearerTokenMissing();
}
