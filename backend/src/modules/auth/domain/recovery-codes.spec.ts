import { createHash } from 'node:crypto';
import { hashRecoveryCode, generateRecoveryCode } from './recovery-codes.ts';

describe('recovery code', () => {
  it('has 24 letters and digits that are not easily confused', () => {
    for (let at = 0; at < 100; at += 1) expect(generateRecoveryCode()).toMatch(/^[a-hjkmnp-tv-z2-9]{24}$/);
  });

  it('has the same hash with other case, spaces and hyphens', () => {
    const code = generateRecoveryCode();
    const written = ` ${code.toUpperCase().replace(/(.{4})/g, '$1-')} `;
    expect(hashRecoveryCode(written)).toBe(hashRecoveryCode(code));
    expect(hashRecoveryCode(generateRecoveryCode())).not.toBe(hashRecoveryCode(code));
  });

  it('matches hashes that were stored by earlier releases', () => {
    const expected = createHash('sha256').update('abcd2345').digest('hex');
    expect(hashRecoveryCode('ABCD-2345')).toBe(expected);
  });
});
