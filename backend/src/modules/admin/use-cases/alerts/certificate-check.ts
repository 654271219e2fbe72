import { Injectable, Logger } from '@nestjs/common';
import { formatDay } from '#kernel/format-date.ts';
import { realTime } from '#kernel/real-time.ts';
import { Settings } from '#platform/config/settings.ts';
import { readCertificateEnd } from '#platform/health/certificate.ts';

export const certificateAlertNames = ['certificate', 'certificate-expired', 'certificate-unreadable'] as const;
type CertificateAlertName = (typeof certificateAlertNames)[number];

interface Finding {
  readonly name: CertificateAlertName;
  readonly cause: string;
}

const dayMs = 86_400_000;
const readEveryMs = 3_600_000;
/** A read can fail because the proxy restarts, so only several failed reads in a row cause an alert. */
const retryEveryMs = 10 * 60_000;
const maxFailures = 3;

export function classifyCertificate(end: Date, now: Date, days: number): Finding | undefined {
  const leftMs = end.getTime() - now.getTime();
  if (leftMs >= days * dayMs) return undefined;
  if (leftMs <= 0) return { name: 'certificate-expired', cause: `It expired on ${formatDay(end, now)}.` };
  return { name: 'certificate', cause: `The last day of the certificate is ${formatDay(end, now)}.` };
}

@Injectable()
export class CertificateCheck {
  private readonly log = new Logger('alerts');
  private nextReadAt = 0;
  private failures = 0;
  private finding: Finding | undefined;

  constructor(private readonly settings: Settings) {}

  async findCause(name: CertificateAlertName): Promise<string | undefined> {
    const now = realTime();
    if (now.getTime() >= this.nextReadAt) await this.read(now);
    return this.finding?.name === name ? this.finding.cause : undefined;
  }

  private async read(now: Date): Promise<void> {
    try {
      const end = await readCertificateEnd(this.settings.siteUrl);
      this.finding = end && classifyCertificate(end, now, this.settings.alertCertificateDays);
      this.failures = 0;
      this.nextReadAt = now.getTime() + readEveryMs;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.failures += 1;
      this.nextReadAt = now.getTime() + retryEveryMs;
      this.log.warn({ event: 'alert.certificate-not-read', reason, failures: this.failures });
      if (this.failures >= maxFailures)
        this.finding = { name: 'certificate-unreadable', cause: `It cannot be read: ${reason}.` };
    }
  }
}
