import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { describeFileTypes, findFileError, formatFileSize, formatLength, formatProgress } from './file-types.ts';

describe('file texts', () => {
  it('give a size with one decimal place below 10', () => {
    assert.deepEqual([0, 999, 1_000, 1_240_000, 87_400_000, 2_147_483_648].map(formatFileSize), [
      '0 bytes',
      '999 bytes',
      '1 KB',
      '1.2 MB',
      '87 MB',
      '2.1 GB',
    ]);
  });

  it('give a progress with one unit when both sizes have the same', () => {
    assert.equal(formatProgress(87_000_000, 136_000_000), '87 of 136 MB');
    assert.equal(formatProgress(870_000, 136_000_000), '870 KB of 136 MB');
  });

  it('give a length with hours only when it has hours', () => {
    assert.deepEqual([41, 761, 3_725].map(formatLength), ['0:41', '12:41', '1:02:05']);
  });

  it('name the formats of each type', () => {
    assert.equal(
      describeFileTypes(['video', 'audio', 'pdf']),
      'a video (MP4 or WebM), an audio file (MP3 or M4A) or a PDF',
    );
  });
});

describe('a file', () => {
  it('is refused before the upload when it is empty, too large or of another type', () => {
    const refusals = [
      { size: 0, type: 'image/png' },
      { size: 2 ** 31 + 1, type: 'image/png' },
      { size: 1, type: 'image/svg+xml' },
    ].map((file) => findFileError(file, ['image']));
    assert.deepEqual(refusals, [
      'This file is empty. Choose a file with content.',
      'This file is larger than 2 GB. Export it with a lower bitrate or in parts.',
      'Choose a picture (JPEG, PNG, WebP, AVIF or GIF).',
    ]);
  });

  it('is sent when the browser does not know its type', () => {
    assert.equal(findFileError({ size: 1, type: '' }, ['image']), undefined);
  });
});
