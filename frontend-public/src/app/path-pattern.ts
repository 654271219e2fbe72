/**
 * Matches the addresses of a path such as `/programs/:slug`, with or without a slash at their end. Its groups are the
 * parts that stand for something, still encoded.
 */
export function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, '([^/]+)').replace(/\/$/, '')}/?$`);
}
