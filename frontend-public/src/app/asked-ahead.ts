export interface AskedAhead {
  /** Of the API. A mistake costs a call; only what does not depend on words or progress that this device still has to send. */
  answers: readonly string[];
  /** Files of fonts that the page is drawn with at once. */
  fonts: readonly string[];
  /** Words of the first answer are drawn before there are scripts (`build/lesson-ahead.ts`), which wait until they are seen. */
  isDrawnAhead: boolean;
}

/** What pages ask for first, by their path: the browser asks for it beside their code, or before it. */
export const askedAhead: Readonly<Record<string, AskedAhead>> = {
  '/members/modules/:module/:lesson': {
    answers: ['/api/lessons/:lesson', '/api/lessons?limit=100&module=:module'],
    fonts: ['newsreader-reading.woff2'],
    isDrawnAhead: true,
  },
};
