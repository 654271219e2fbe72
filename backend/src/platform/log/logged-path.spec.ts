import { redactPath } from './logged-path.ts';

describe('loggedPath', () => {
  it.each([
    ['/api/auth/verify?token=abc&type=signup', '/api/auth/verify'],
    ['/u/eyJhbGciOi', '/u/…'],
    ['/calendar/aGVsbG8.ics', '/calendar/…'],
    ['/api/forum/aGVsbG8td29ybGQtdGhpcw/posts', '/api/forum/…/posts'],
    ['/api/users/amara%40example.org', '/api/users/…'],
    ['/api/events/0197f1c2-6a1e-7c3d-9a55-1f3f3a0e8b11', '/api/events/0197f1c2-6a1e-7c3d-9a55-1f3f3a0e8b11'],
    ['/programs/foundations-of-oneness-and-conscious-living', '/programs/foundations-of-oneness-and-conscious-living'],
  ])('logs %s as %s', (url, path) => {
    expect(redactPath(url)).toBe(path);
  });
});
