import { Controller, Get } from '@nestjs/common';
import { RequiresPermission } from '#platform/http/access.ts';
import { AllowedInPreview } from '#platform/preview/preview-requests.ts';
import { ContentFiguresReader } from '../use-cases/content-figures.ts';
import { FiguresView } from '../use-cases/figures.view.ts';

@Controller('api/figures')
export class FiguresController {
  constructor(private readonly content: ContentFiguresReader) {}

  /** Returns the numbers of members, past meetings and people who meditate now, cached for a minute. */
  @Get()
  @AllowedInPreview()
  @RequiresPermission('anyone')
  figures(): Promise<FiguresView> {
    return this.content.read();
  }
}
