import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiConsumes } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';

type FormHandling = 'fields' | 'ignored';

export const formContentType = 'application/x-www-form-urlencoded';

/** The operation must not act for a signed-in user, because a page of another site can send a form. */
export const AcceptsForm = () =>
  applyDecorators(RouteConfig({ form: 'fields' satisfies FormHandling }), ApiConsumes(formContentType));

export const IgnoresForm = () => RouteConfig({ form: 'ignored' satisfies FormHandling });

export const getFormHandling = ({ routeOptions }: FastifyRequest): FormHandling | undefined =>
  ((routeOptions.config ?? {}) as { form?: FormHandling }).form;
