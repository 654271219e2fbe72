import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { deleteAllUnsavedWork, deleteUnsavedWork, readUnsavedWork, storeUnsavedWork } from './unsaved-work.ts';

const dayMs = 86_400_000;

function createLocalStorage() {
  const methods = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => void (stored[key] = value),
    removeItem: (key: string) => void delete stored[key],
  };
  const stored = Object.create(methods) as Record<string, string> & typeof methods;
  return stored;
}

describe('unsaved work', () => {
  beforeEach(() => {
    mock.timers.enable({ apis: ['Date'], now: Date.parse('2030-03-06') });
    Object.defineProperty(globalThis, 'localStorage', { value: createLocalStorage(), configurable: true });
  });
  afterEach(() => mock.timers.reset());

  it('is read only by the user who stored it', () => {
    storeUnsavedWork('ada', 'lesson', { title: 'Breath' });
    assert.deepEqual(readUnsavedWork('ada', 'lesson'), { at: Date.now(), work: { title: 'Breath' } });
    assert.equal(readUnsavedWork('ben', 'lesson'), undefined);
    assert.equal(readUnsavedWork('ada', 'event'), undefined);
  });

  it('is deleted after seven days, also that of other users', () => {
    storeUnsavedWork('ada', 'lesson', {});
    mock.timers.tick(7 * dayMs);
    assert.ok(readUnsavedWork('ada', 'lesson'));
    mock.timers.tick(1);
    readUnsavedWork('ben', 'lesson');
    assert.deepEqual(Object.keys(localStorage), []);
  });

  it('is deleted one by one, or all of one user', () => {
    for (const name of ['one', 'two']) storeUnsavedWork('ada', name, {});
    storeUnsavedWork('ben', 'one', {});
    deleteUnsavedWork('ada', 'one');
    assert.equal(readUnsavedWork('ada', 'one'), undefined);
    assert.ok(readUnsavedWork('ada', 'two'));
    deleteAllUnsavedWork('ada');
    assert.equal(readUnsavedWork('ada', 'two'), undefined);
    assert.ok(readUnsavedWork('ben', 'one'));
  });

  it('is missing when the stored text is not valid', () => {
    localStorage.setItem('oneness-unsaved:ada:lesson', '{');
    assert.equal(readUnsavedWork('ada', 'lesson'), undefined);
  });
});
