import { Controller, Get } from '@nestjs/common';
import { RequiresPermission } from '#platform/http/access.ts';
import { ShownInPreview } from '#platform/preview/preview-requests.ts';
import { ContentFigures } from '../use-cases/content-figures.ts';
import { FiguresView } from '../use-cases/figures.view.ts';

@Controller('api/figures')
export class FiguresController {
  constructor(private readonly content: ContentFigures) {}

  /**
   * Returns the numbers of members, past meetings and people who meditate now. The numbers are updated once a minute.
   */
  @Get()
  @ShownInPreview()
  @RequiresPermission('anyone')
  figures(): Promise<FiguresView> {
    return this.content.read();
  }
}
