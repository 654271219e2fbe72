import { Injectable } from '@nestjs/common';
import { BackgroundThread, resolveJobModuleUrl } from '#platform/threads/background-thread.ts';
import type { CertificateView } from './certificate.view.ts';

const certificateJobUrl = resolveJobModuleUrl(import.meta.url, 'certificate-sheet');

@Injectable()
export class DrawCertificate {
  constructor(private readonly thread: BackgroundThread) {}

  draw(certificate: CertificateView): Promise<Buffer> {
    return this.thread.runOnce(certificateJobUrl, certificate);
  }
}
