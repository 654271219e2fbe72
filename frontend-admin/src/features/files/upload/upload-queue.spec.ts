import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { UploadQueue, type TransferEvents } from './upload-queue.ts';

function createRecordedQueue() {
  const started: { name: string; events: TransferEvents; calls: string[] }[] = [];
  const queue = new UploadQueue((file, events) => {
    const calls: string[] = [];
    started.push({ name: file.name, events, calls });
    return { pause: () => calls.push('pause'), cancel: () => calls.push('cancel') };
  });
  return { queue, started };
}

const createFile = (name: string) => new File(['words'], name);

describe('the upload queue', () => {
  it('starts the next file when the one before is done', () => {
    const { queue, started } = createRecordedQueue();
    queue.add(createFile('one'));
    queue.add(createFile('two'));
    assert.deepEqual(
      started.map(({ name }) => name),
      ['one'],
    );
    started[0]?.events.onDone('id');
    assert.deepEqual(
      started.map(({ name }) => name),
      ['one', 'two'],
    );
    assert.deepEqual(
      queue.read().map(({ status, fileId }) => [status, fileId]),
      [
        ['done', 'id'],
        ['running', undefined],
      ],
    );
  });

  it('sends the next file while one is paused, and continues the paused one after it', () => {
    const { queue, started } = createRecordedQueue();
    const one = queue.add(createFile('one'));
    queue.add(createFile('two'));
    queue.pause(one);
    queue.resume(one);
    assert.deepEqual(started[0]?.calls, ['pause']);
    assert.deepEqual(
      queue.read().map(({ status }) => status),
      ['waiting', 'running'],
    );
    started[1]?.events.onFailed('The file is damaged.', false);
    assert.equal(started[2]?.name, 'one');
  });

  it('cancels a paused transfer when it is removed, and ignores its late events', () => {
    const { queue, started } = createRecordedQueue();
    const one = queue.add(createFile('one'));
    queue.pause(one);
    queue.remove(one);
    started[0]?.events.onDone('id');
    assert.deepEqual(started[0]?.calls, ['pause', 'cancel']);
    assert.deepEqual(queue.read(), []);
  });

  it('does not send a file that is refused', () => {
    const { queue, started } = createRecordedQueue();
    queue.add(createFile('one'), 'The file is empty.');
    assert.equal(started.length, 0);
    assert.equal(queue.isBusy, false);
  });
});
