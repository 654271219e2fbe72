/**
 * What pages ask the API for first, by their path: the browser asks for it beside their code. A mistake costs a call. Only
 * what does not depend on words or progress that this device still has to send.
 */
export const askedAhead: Readonly<Record<string, readonly string[]>> = {
  '/members/modules/:module/:lesson': ['/api/lessons/:lesson', '/api/lessons?limit=100&module=:module'],
};
