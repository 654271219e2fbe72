import { join, relative } from 'node:path';
import { type ProductSettings, repositoryFolder } from '../settings/settings.ts';
import { hasDemoData } from './product-processes.ts';

const accounts = [
  ['admin@example.org', 'runs the site'],
  ['editor@example.org', 'writes the content'],
  ['support@example.org', 'looks after members'],
  ['free@example.org', 'a member without a plan'],
  ['seeker@example.org', 'a Seeker'],
  ['creator@example.org', 'a Creator'],
  ['visionary@example.org', 'a Visionary'],
] as const;

export function createWelcomeLines(settings: ProductSettings): string[] {
  const { siteUrl, stripePort, mailboxPort, postgresPort, embeds, dataDir } = settings;
  const urlOf = (port: number, path = '') =>
    Object.assign(new URL(siteUrl), { port: String(port), pathname: path }).href;
  const places = [
    ['Site', siteUrl],
    ['Admin', `${siteUrl}/admin`],
    ...(embeds.mailbox ? [['Mailbox', urlOf(mailboxPort, '/inbox')]] : []),
    ...(embeds.stripe ? [['Payments', `${urlOf(stripePort)} (a stand-in: no card is charged)`]] : []),
    ...(embeds.postgres ? [['Database', `PostgreSQL on port ${postgresPort}`]] : []),
    ['Logs', relative(repositoryFolder, join(dataDir, 'logs'))],
  ];
  return ['', ...table(places), '', ...(hasDemoData(settings) ? accountLines() : [])];
}

function accountLines(): string[] {
  return ['Sign in with the password demo-password as', ...table(accounts), ''];
}

function table(rows: readonly (readonly string[])[]): string[] {
  const width = Math.max(...rows.map(([name = '']) => name.length));
  return rows.map(([name = '', text = '']) => `  ${name.padEnd(width)}  ${text}`);
}
