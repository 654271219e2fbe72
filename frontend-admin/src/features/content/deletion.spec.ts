import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ApiProblem } from 'shell/api-problem';
import { describeDeletion, parseDeletionError, toPlainText } from './deletion.ts';

const now = new Date('2026-11-25T20:00:00');

describe('a deletion during the edit', () => {
  it('names the user and the time when the item is in the trash', () => {
    const problem = new ApiProblem(410, {
      ...{ code: 'content.in-trash', deletedBy: 'Priya Raman', deletedAt: now.toISOString() },
    });
    const deletion = parseDeletionError(problem);
    assert.ok(deletion?.canRestore);
    assert.match(describeDeletion('lesson', deletion, now), /^Priya Raman deleted this lesson at (8:00 PM|20:00)\.$/);
    const later = new Date('2026-12-01T12:00:00');
    assert.match(describeDeletion('lesson', deletion, later), /this lesson on 25 Nov 2026, /);
  });

  it('has no user and no time when the item is no longer in the trash', () => {
    const deletion = parseDeletionError(new ApiProblem(404, { code: 'content.not-found' }));
    assert.ok(deletion && !deletion.canRestore);
    assert.equal(describeDeletion('event', deletion), 'This event was deleted.');
  });

  it('is absent after any other error', () => {
    assert.equal(parseDeletionError(new ApiProblem(403, {})), undefined);
    assert.equal(parseDeletionError(new TypeError('offline')), undefined);
  });

  it('copies the texts that are not empty, with their labels', () => {
    const fields = {
      title: { label: 'Title' },
      summary: { label: 'Summary' },
      slug: { label: 'Slug' },
    };
    const text = toPlainText(fields as never, { title: 'Breath', summary: ' ', slug: 'breath', orderNum: 3 });
    assert.equal(text, 'Title\nBreath\n\nSlug\nbreath');
  });
});
