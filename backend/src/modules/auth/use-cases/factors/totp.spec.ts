import { findTotpStep } from './totp.ts';

/** Secret and codes of RFC 6238, appendix B, of which the tests use the last six digits. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const vectors: [seconds: number, code: string][] = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
];
const at = (seconds: number) => new Date(seconds * 1000);

describe('authenticator app codes', () => {
  it.each(vectors)('at %d seconds equal %s', (seconds, code) => {
    expect(findTotpStep(code, secret, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  it('are valid for the current, previous and next step only', () => {
    const [seconds, code] = [1_234_567_890, '005924'];
    const start = seconds - (seconds % 30);
    for (const near of [start - 30, start - 1, start + 30, start + 59])
      expect(findTotpStep(code, secret, at(near))).toBe(start / 30);
    for (const far of [start - 31, start + 60]) expect(findTotpStep(code, secret, at(far))).toBeUndefined();
  });

  it.each(['', '5924', '0059240', '00592a', ' 005924', '００５９２４'])('are six digits, not %j', (code) => {
    expect(findTotpStep(code, secret, at(1_234_567_890))).toBeUndefined();
  });
});
