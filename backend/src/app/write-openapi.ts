import { ModulesContainer, NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { readFileSync, writeFileSync } from 'node:fs';
import { institute } from '#kernel/institute.ts';
import { assertOperationsDeclarePermission } from '#platform/http/permission-check.ts';
import { openApiFile } from '#platform/site/folders.ts';
import { ApiModule } from './api.module.ts';
import { describeMessages } from './describe-messages.ts';
import { runProcess } from './run.ts';

await runProcess('openapi', async () => {
  const app = await NestFactory.create(ApiModule, new FastifyAdapter(), {
    preview: true,
    logger: ['error'],
    abortOnError: false,
  });
  assertOperationsDeclarePermission(app.get(ModulesContainer, { strict: false }));
  const metadata = (await import(new URL('./openapi-metadata.js', import.meta.url).href)) as {
    default: () => Promise<Record<string, unknown>>;
  };
  await SwaggerModule.loadPluginMetadata(metadata.default);
  const described = new DocumentBuilder().setTitle(institute.name).setVersion('1').addBearerAuth().build();
  const document = SwaggerModule.createDocument(app, described, {
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}.${method}`,
  });
  describeMessages(document);
  const written = `${JSON.stringify(document, null, 2)}\n`;
  if (!process.argv.includes('--check')) writeFileSync(openApiFile, written);
  else if (readFileSync(openApiFile, 'utf8') !== written)
    throw new Error('openapi.json differs from the code: run `npm run openapi -w backend` and commit it.');
});
