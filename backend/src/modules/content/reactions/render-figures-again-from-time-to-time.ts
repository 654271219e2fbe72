import { Schedule } from '../../../platform/queue/schedule.ts';
import { Site } from '../../../platform/site/site.ts';

/** People join and meetings pass without anybody writing content. */
@Schedule({ name: 'content.render-figures', queue: 'content', everySeconds: 1_800 })
export class RenderFiguresAgainFromTimeToTime {
  constructor(private readonly site: Site) {}

  run(): Promise<unknown> {
    return this.site.invalidate('figures');
  }
}
