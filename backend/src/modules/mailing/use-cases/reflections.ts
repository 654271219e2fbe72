import { Injectable } from '@nestjs/common';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assets } from '../../../platform/site/folders.ts';

/** The daily reflections, in their order. */
@Injectable()
export class Reflections {
  readonly all = JSON.parse(readFileSync(join(assets, 'reflections.json'), 'utf8')) as readonly string[];

  /** The one that a welcome brings along. */
  get first(): string {
    return this.all[0] ?? '';
  }
}
