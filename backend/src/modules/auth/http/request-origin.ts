import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { ClientOrigin } from '../use-cases/sessions/open-session.ts';

export const RequestOrigin = createParamDecorator((_: unknown, context: ExecutionContext): ClientOrigin => {
  const { ip, headers } = context.switchToHttp().getRequest<FastifyRequest>();
  return { ip, userAgent: headers['user-agent'] };
});
