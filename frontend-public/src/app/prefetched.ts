export interface PagePrefetch {
  /** API paths of GET requests whose responses do not depend on unsent text or progress of this device. */
  answers: readonly string[];
  fonts: readonly string[];
  /** True if an inline script (`build/lesson-script.ts`) draws the text of the response before React. */
  isDrawnAhead: boolean;
}

export const prefetchesByPath: Readonly<Record<string, PagePrefetch>> = {
  '/members/modules/:module/:lesson': {
    answers: ['/api/lessons/:lesson', '/api/lessons?limit=100&module=:module'],
    fonts: ['newsreader-reading.woff2'],
    isDrawnAhead: true,
  },
};
