import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MailDefinition } from '../use-cases/emails/define-mail.ts';

const mailsFolder = dirname(fileURLToPath(import.meta.url));
const load = createRequire(import.meta.url) as (file: string) => Record<string, unknown>;

export function collectMails(): MailDefinition[] {
  const folders = readdirSync(mailsFolder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const files = folders.flatMap(({ name }) =>
    readdirSync(join(mailsFolder, name)).map((file) => join(mailsFolder, name, file)),
  );
  return files
    .filter((file) => /\.[jt]s$/.test(file) && !/\.(spec|d)\.[jt]s$/.test(file))
    .flatMap((file) => Object.values(load(file)))
    .filter(isMail);
}

const isMail = (value: unknown): value is MailDefinition =>
  typeof value === 'object' && value !== null && 'render' in value && 'queue' in value;
