import { Body, Controller, Get, Headers, Param, Post } from '@nestjs/common';
import { CurrentUser, RequiresPermission } from '#platform/http/access.ts';
import { AllowedInPreview } from '#platform/preview/preview-requests.ts';
import { CreatePreview } from '../use-cases/previews/create-preview.ts';
import { OpenPreview } from '../use-cases/previews/open-preview.ts';
import { PreviewLinksView, PreviewView } from '../use-cases/previews/preview.view.ts';
import { CreatePreviewDto } from './preview.dto.ts';

@Controller('api')
export class PreviewController {
  constructor(
    private readonly createPreview: CreatePreview,
    private readonly openPreview: OpenPreview,
  ) {}

  /** Creates preview links for a visitor and for the members of each tier, valid for 10 minutes. */
  @Post('admin/content/:kind/previews')
  @RequiresPermission('editor')
  create(
    @Param('kind') kind: string,
    @Body() { id, values }: CreatePreviewDto,
    @CurrentUser() actorId: string,
    @Headers('origin') origin: string | undefined,
  ): Promise<PreviewLinksView> {
    return this.createPreview.create({ kind, id, values, actorId, origin });
  }

  /** Describes the preview whose token is in the header `X-Preview`. */
  @Get('preview')
  @AllowedInPreview()
  @RequiresPermission('anyone')
  describe(): PreviewView {
    return this.openPreview.describe();
  }
}
