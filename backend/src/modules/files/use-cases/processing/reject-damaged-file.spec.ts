import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodePicture } from './encode-picture.ts';
import { readMedia } from './read-media.ts';
import { rejectDamagedFile } from './reject-damaged-file.ts';

describe('a file that the disk cannot read', () => {
  const missing = join(tmpdir(), crypto.randomUUID());
  const readError = { code: 'ENOENT', syscall: 'open' };

  it('is not refused as a damaged picture', async () => {
    await expect(encodePicture(missing, async () => undefined)).rejects.toMatchObject(readError);
  });

  it('is not refused as damaged media', async () => {
    await expect(readMedia(missing)).rejects.toMatchObject(readError);
  });

  it('is not refused when the error is over at the second read', async () => {
    const error = Object.assign(new Error('EIO: i/o error, read'), { code: 'EIO', syscall: 'read' });
    await expect(rejectDamagedFile(import.meta.filename, error, 'Damaged.')).rejects.toBe(error);
    await expect(rejectDamagedFile(import.meta.filename, new Error('bad header'), 'Damaged.')).rejects.toMatchObject({
      ...{ name: 'RefusedFile', message: 'Damaged.' },
    });
  });
});
