import { PasswordHasher } from './password-hasher.ts';

const mockAtWork = { now: 0, most: 0, verified: [] as string[] };

jest.mock('@node-rs/argon2', () => {
  const { hash, verify } = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  const counted = async <T>(work: () => Promise<T>): Promise<T> => {
    mockAtWork.most = Math.max(mockAtWork.most, ++mockAtWork.now);
    return work().finally(() => (mockAtWork.now -= 1));
  };
  return {
    hash: (...args: Parameters<typeof hash>) => counted(() => hash(...args)),
    verify: (...args: Parameters<typeof verify>) => {
      mockAtWork.verified.push(String(args[0]));
      return counted(() => verify(...args));
    },
  };
});

describe('Passwords', () => {
  const passwords = new PasswordHasher();

  it('hashes with argon2id, 19 MiB, two passes and one lane', async () => {
    expect(await passwords.hash('correct horse')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('computes at most four hashes at a time to limit memory', async () => {
    const stored = await passwords.hash('correct horse');
    mockAtWork.most = 0;
    await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        n % 2 ? passwords.hash(`correct horse ${n}`) : passwords.verify(stored, 'correct horse'),
      ),
    );
    expect(mockAtWork.most).toBeGreaterThan(0);
    expect(mockAtWork.most).toBeLessThanOrEqual(4);
  });

  it('compares with a dummy hash of the same strength when none is stored', async () => {
    mockAtWork.verified = [];
    expect(await passwords.verify(undefined, 'a password that opens nothing')).toBe(false);
    expect(mockAtWork.verified).toEqual([expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)]);
  });
});
