import { readdir } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EmailSenderProps } from './layout/email-layout.tsx';
import type { EmailTemplate } from './mail-template.ts';

type Template = EmailTemplate<EmailSenderProps>;

export async function loadAllTemplates(): Promise<Map<string, Template>> {
  const folder = join(import.meta.dirname, 'emails');
  const names = (await readdir(folder)).filter((file) => /\.(js|tsx)$/.test(file)).toSorted();
  const loaded = names.map(async (file): Promise<[string, Template]> => {
    const exported = (await import(pathToFileURL(join(folder, file)).href)) as Record<string, Template>;
    const template = Object.values(exported).find((one) => 'PreviewProps' in one);
    if (!template) throw new Error(`${file} exports no mail`);
    return [parse(file).name, template];
  });
  return new Map(await Promise.all(loaded));
}
