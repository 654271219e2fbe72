import { Resolver } from 'node:dns/promises';
import type { Settings } from '#platform/config/settings.ts';
import { fault, ok, skipped, type Finding } from './finding.ts';

const reserved = /(^|\.)(example|test|localhost|invalid)(\.(com|net|org))?$/;

export async function checkMailDomain({ mailFrom, mailSmtpUrl }: Settings): Promise<Finding> {
  const domain = /@([^\s>]+)/.exec(mailFrom)?.[1]?.toLowerCase() ?? '';
  if (domain === '' || reserved.test(domain))
    return skipped('mail domain', `${domain || mailFrom} is a domain for examples; set MAIL_FROM`);
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const read = (name: string) =>
    resolver.resolveTxt(name).then(
      (records) => records.map((parts) => parts.join('')),
      () => [] as string[],
    );
  const [own, send, dkim, dmarc] = await Promise.all(
    [domain, `send.${domain}`, `resend._domainkey.${domain}`, `_dmarc.${domain}`].map(read),
  );
  return classifyMailDomain({
    domain,
    spf: [...(own ?? []), ...(send ?? [])],
    dkim: mailSmtpUrl ? undefined : dkim,
    dmarc: dmarc ?? [],
  });
}

interface MailRecords {
  readonly domain: string;
  readonly spf: readonly string[];
  readonly dkim: readonly string[] | undefined;
  readonly dmarc: readonly string[];
}

export function classifyMailDomain({ domain, spf, dkim, dmarc }: MailRecords): Finding {
  const missing = [
    ...(spf.some((record) => record.startsWith('v=spf1')) ? [] : ['SPF']),
    ...(dkim === undefined || dkim.some((record) => record.includes('p=')) ? [] : ['DKIM']),
    ...(dmarc.some((record) => record.startsWith('v=DMARC1')) ? [] : ['DMARC']),
  ];
  return missing.length === 0
    ? ok('mail domain', `${domain} has the records for SPF, ${dkim === undefined ? '' : 'DKIM '}and DMARC`)
    : fault(
        'mail domain',
        `${domain} has no record for ${missing.join(', ')}`,
        'Add the DNS records that your email provider shows, and a TXT record _dmarc with v=DMARC1; p=none.',
      );
}
