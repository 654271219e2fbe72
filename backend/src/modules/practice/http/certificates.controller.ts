import { Controller, Get, Param, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { CurrentUser, RequiresPermission } from '#platform/http/access.ts';
import { RateLimit } from '#platform/http/limit.ts';
import { CertificatesView, CertificateView } from '../use-cases/certificates/certificate.view.ts';
import { DrawCertificate } from '../use-cases/certificates/draw-certificate.ts';
import { ReadCertificates } from '../use-cases/certificates/read-certificates.ts';

@Controller('api/practice/certificates')
export class CertificatesController {
  constructor(
    private readonly readCertificates: ReadCertificates,
    private readonly drawCertificate: DrawCertificate,
  ) {}

  /** Lists the programs that the user has finished. */
  @Get()
  @RequiresPermission('member')
  async list(@CurrentUser() userId: string): Promise<CertificatesView> {
    return { items: await this.readCertificates.list(userId) };
  }

  /** Returns the certificate of one finished program, found by the id or slug of the program. */
  @Get(':idOrSlug')
  @RequiresPermission('member')
  one(@CurrentUser() userId: string, @Param('idOrSlug') idOrSlug: string): Promise<CertificateView> {
    return this.readCertificates.one(userId, idOrSlug);
  }

  /** Returns the certificate as a PDF. */
  @Get(':idOrSlug/file.pdf')
  @RequiresPermission('member')
  @RateLimit({ setting: 'limitExport', windowSeconds: 3_600, per: 'user' })
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async pdf(@CurrentUser() userId: string, @Param('idOrSlug') idOrSlug: string): Promise<StreamableFile> {
    const certificate = await this.readCertificates.one(userId, idOrSlug);
    return new StreamableFile(await this.drawCertificate.draw(certificate), {
      type: 'application/pdf',
      disposition: `attachment; filename="certificate-${certificate.programSlug}.pdf"`,
    });
  }
}
