export interface PagePrefetch {
  /** API paths of GET requests whose responses do not depend on text or progress that this device has not sent yet. */
  answers: readonly string[];
  fonts: readonly string[];
  /**
   * True if an inline script draws the text of the first response before React renders the page
   * (`build/lesson-script.ts`).
   */
  isDrawnAhead: boolean;
}

export const prefetchesByPath: Readonly<Record<string, PagePrefetch>> = {
  '/members/modules/:module/:lesson': {
    answers: ['/api/lessons/:lesson', '/api/lessons?limit=100&module=:module'],
    fonts: ['newsreader-reading.woff2'],
    isDrawnAhead: true,
  },
};
