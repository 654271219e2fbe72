import { Controller, Get } from '@nestjs/common';
import { Requires } from '../../../platform/http/access.ts';
import { FiguresView } from '../use-cases/figures.view.ts';
import { ReadFigures } from '../use-cases/read-figures.ts';

@Controller('api/figures')
export class FiguresController {
  constructor(private readonly readFigures: ReadFigures) {}

  /** How many members there are and how many meetings were held, at most a minute old. */
  @Get()
  @Requires('anyone')
  figures(): Promise<FiguresView> {
    return this.readFigures.execute();
  }
}
