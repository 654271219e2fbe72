import { toRateLimitKey } from './client-ip.ts';

describe('caller key of limits', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    [undefined, 'closed connection'],
  ])('for %s is %s', (ip, caller) => {
    expect(toRateLimitKey(ip)).toBe(caller);
  });

  it('differs between IPv4 addresses on a dual-stack socket', () => {
    expect(toRateLimitKey('::ffff:192.0.2.7')).not.toBe(toRateLimitKey('::ffff:192.0.2.8'));
  });
});
