export interface Prefetch {
  /** API paths. List only reads that do not depend on text or progress this device still has to send. */
  answers: readonly string[];
  fonts: readonly string[];
  /** The build draws the text of the first response before scripts load (`build/lesson-script.ts`). */
  isDrawnAhead: boolean;
}

/** First requests of each page by path: the browser sends them before or while the page's code loads. */
export const prefetched: Readonly<Record<string, Prefetch>> = {
  '/members/modules/:module/:lesson': {
    answers: ['/api/lessons/:lesson', '/api/lessons?limit=100&module=:module'],
    fonts: ['newsreader-reading.woff2'],
    isDrawnAhead: true,
  },
};
