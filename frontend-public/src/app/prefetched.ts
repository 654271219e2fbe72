export interface PagePrefetch {
  /**
   * API paths of the first requests of a page. List only GET requests whose response does not depend on text or
   * progress that this device has not sent yet.
   */
  answers: readonly string[];
  fonts: readonly string[];
  /**
   * True if an inline script draws the text of the first response before script files load (`build/lesson-script.ts`).
   */
  isDrawnAhead: boolean;
}

/** First API requests and fonts of pages, by path: the browser requests them before or while the page's code loads. */
export const prefetchesByPath: Readonly<Record<string, PagePrefetch>> = {
  '/members/modules/:module/:lesson': {
    answers: ['/api/lessons/:lesson', '/api/lessons?limit=100&module=:module'],
    fonts: ['newsreader-reading.woff2'],
    isDrawnAhead: true,
  },
};
