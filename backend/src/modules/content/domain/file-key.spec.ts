import { openFileKey, sealFileKey } from './file-key.ts';

describe('the key to a file', () => {
  const [file, sessionId] = ['resources/01900000-0000-7000-8000-00000000000a', '01900000-0000-7000-8000-00000000000b'];
  const now = new Date('2026-11-21T09:00:00Z');
  const until = now.getTime() / 1000 + 60;
  const [key, other] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)];
  const sealed = sealFileKey({ file, sessionId, until }, key);

  it('names its reader, under any key still honoured', () => {
    expect(openFileKey(sealed, { file, now }, [other, key])).toBe(sessionId);
  });

  it('opens no other file, and nothing once it is over', () => {
    expect(openFileKey(sealed, { file: file.replace('resources', 'lessons'), now }, [key])).toBeUndefined();
    expect(openFileKey(sealed, { file, now: new Date(until * 1000) }, [key])).toBeUndefined();
  });

  it('is worth nothing when anything of it was changed, or somebody else sealed it', () => {
    const forged = Buffer.from(sealed, 'base64url');
    for (let at = 0; at < forged.length; at += 1) {
      const changed = Buffer.from(forged);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(openFileKey(changed.toString('base64url'), { file, now }, [key])).toBeUndefined();
    }
    expect(openFileKey(sealed, { file, now }, [other])).toBeUndefined();
    for (const nonsense of ['', 'x', '%%%', `${sealed}AAAA`])
      expect(openFileKey(nonsense, { file, now }, [key])).toBeUndefined();
  });
});
