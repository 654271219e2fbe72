import { verifyFileKey, signFileKey } from './file-key.ts';

describe('file keys', () => {
  const [file, sessionId] = ['resources/01900000-0000-7000-8000-00000000000a', '01900000-0000-7000-8000-00000000000b'];
  const now = new Date('2026-11-21T09:00:00Z');
  const until = now.getTime() / 1000 + 60;
  const [key, other] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)];
  const sealed = signFileKey({ file, sessionId, until }, key);

  it('contain the session, also when signed with a former key', () => {
    expect(verifyFileKey(sealed, { file, now }, [other, key])).toBe(sessionId);
  });

  it('are rejected for another file and after they expire', () => {
    expect(verifyFileKey(sealed, { file: file.replace('resources', 'lessons'), now }, [key])).toBeUndefined();
    expect(verifyFileKey(sealed, { file, now: new Date(until * 1000) }, [key])).toBeUndefined();
  });

  it('are rejected when a byte changes or another key signed them', () => {
    const forged = Buffer.from(sealed, 'base64url');
    for (let at = 0; at < forged.length; at += 1) {
      const changed = Buffer.from(forged);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(verifyFileKey(changed.toString('base64url'), { file, now }, [key])).toBeUndefined();
    }
    expect(verifyFileKey(sealed, { file, now }, [other])).toBeUndefined();
    for (const nonsense of ['', 'x', '%%%', `${sealed}AAAA`])
      expect(verifyFileKey(nonsense, { file, now }, [key])).toBeUndefined();
  });
});
