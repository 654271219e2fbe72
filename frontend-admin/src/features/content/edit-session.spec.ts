import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ApiProblem } from 'shell/api-problem';
import type { ContentItem, ContentValues } from './api/content.ts';
import { EditConflictError, EditSession, type EditSessionApi } from './edit-session.ts';

const published = (values: ContentValues = {}): ContentItem => ({
  ...{ id: 'one', title: 'Breath', summary: null, updatedAt: '1', status: 'published', hasDraft: false },
  ...{ publishAt: null, unpublishAt: null, draft: null, draftUpdatedAt: null },
  ...values,
});
const stale = new ApiProblem(409, { code: 'content.changed-meanwhile' });
const typed = { title: 'Breath', summary: 'Short' };

function recordCalls(...responses: (ContentItem | Error)[]) {
  const sent: unknown[][] = [];
  const take = (...call: unknown[]): Promise<ContentItem> => {
    sent.push(call);
    const response = responses.shift() ?? published();
    return response instanceof Error ? Promise.reject(response) : Promise.resolve(response);
  };
  const calls: EditSessionApi = {
    read: (id) => take('read', id),
    create: (values) => take('create', values),
    update: ({ updatedAt }, changes) => take('update', updatedAt, changes),
    saveDraft: (id, { values, seen }) => take('draft', id, seen, values),
    restoreFromTrash: (id) => take('restore', id),
  };
  return { calls, sent };
}

describe('an edit session', () => {
  it('publishes only the changed fields of a published item', async () => {
    const { calls, sent } = recordCalls();
    await new EditSession(calls, published(), {}).save(typed, { status: 'published' });
    assert.deepEqual(sent, [['update', '1', { summary: 'Short', status: 'published' }]]);
  });

  it('sends the version of the draft with the next draft, and the version of the item with a save', async () => {
    const { calls, sent } = recordCalls(published({ draftUpdatedAt: '2', draft: { summary: 'Short' } }));
    const session = new EditSession(calls, published(), {});
    await Promise.all([session.saveDraft(typed), session.saveDraft({ ...typed, summary: 'Longer' })]);
    await session.save(typed, {});
    assert.deepEqual(sent, [
      ['draft', 'one', '1', { summary: 'Short' }],
      ['draft', 'one', '2', { summary: 'Longer' }],
      ['update', '1', { summary: 'Short' }],
    ]);
  });

  it('sends a field again when it has its first value again but the draft on the server does not', async () => {
    const { calls, sent } = recordCalls();
    const session = new EditSession(calls, published(), {});
    await session.saveDraft(typed);
    await session.save({ ...typed, summary: null }, {});
    assert.deepEqual(sent.at(-1), ['update', '1', { summary: null }]);
  });

  it('creates one draft for a new item and publishes the same', async () => {
    const { calls, sent } = recordCalls(new TypeError('offline'), published({ id: 'new' }));
    const session = new EditSession(calls, undefined, {});
    await assert.rejects(session.saveDraft(typed), TypeError);
    await session.save(typed, { status: 'published' });
    assert.deepEqual(
      sent.map(([call]) => call),
      ['draft', 'draft', 'update'],
    );
    assert.equal(sent[0]?.[1], sent[1]?.[1]);
  });

  it('creates a new item at once when no draft was stored', async () => {
    const { calls, sent } = recordCalls();
    await new EditSession(calls, undefined, {}).save(typed, { status: 'published' });
    assert.deepEqual(sent, [['create', { ...typed, status: 'published' }]]);
  });

  it('merges when another user changed other fields', async () => {
    const { calls, sent } = recordCalls(stale, published({ title: 'Theirs', updatedAt: '5' }));
    await new EditSession(calls, published(), {}).saveDraft(typed);
    assert.deepEqual(sent.at(-1), ['draft', 'one', '5', { summary: 'Short' }]);
  });

  it('asks again at every save until the user has chosen between two values of a field', async () => {
    const theirs = published({ summary: 'Theirs', updatedAt: '5' });
    const { calls, sent } = recordCalls(stale, theirs, theirs);
    const session = new EditSession(calls, published(), {});
    await assert.rejects(session.saveDraft(typed), EditConflictError);
    await assert.rejects(session.save(typed, {}), EditConflictError);
    session.adopt(theirs);
    await session.save(typed, {});
    assert.deepEqual(sent.at(-1), ['update', '5', { summary: 'Short' }]);
  });

  it('restores a deleted item and stores only the fields that the user changed', async () => {
    const restored = published({ status: 'draft', title: 'Changed before', updatedAt: '7' });
    const { calls, sent } = recordCalls(new ApiProblem(410, {}), published(), restored);
    const session = new EditSession(calls, published(), {});
    await assert.rejects(session.saveDraft(typed), ApiProblem);
    await session.restoreWith(typed);
    assert.deepEqual(sent.slice(1), [
      ['restore', 'one'],
      ['read', 'one'],
      ['draft', 'one', '7', { summary: 'Short' }],
    ]);
  });

  it('continues an earlier session without asking when no other user has saved since', async () => {
    const { calls, sent } = recordCalls();
    const { snapshot } = new EditSession(calls, published(), {});
    const session = new EditSession(calls, published(), {});
    session.resume(snapshot);
    await session.saveDraft(typed);
    assert.deepEqual(sent, [['draft', 'one', '1', { summary: 'Short' }]]);
  });

  it('compares an earlier session with what another user has saved since', async () => {
    const theirs = published({ summary: 'Theirs', updatedAt: '5' });
    const { calls } = recordCalls(theirs);
    const { snapshot } = new EditSession(calls, published(), {});
    const session = new EditSession(calls, theirs, {});
    session.resume(snapshot);
    await assert.rejects(session.saveDraft(typed), EditConflictError);
  });

  it('stores a new item with the id of the earlier session, so that it is created once', async () => {
    const { calls, sent } = recordCalls();
    const { snapshot } = new EditSession(calls, undefined, {});
    const session = new EditSession(calls, undefined, {});
    session.resume(snapshot);
    await session.save(typed, { status: 'published' });
    assert.deepEqual([sent[0]?.[0], sent[0]?.[1]], ['draft', snapshot.id]);
  });

  it('stores an emptied field as null', async () => {
    const { calls, sent } = recordCalls();
    await new EditSession(calls, published({ startsAt: 'today' }), { startsAt: 'today' }).saveDraft({
      startsAt: undefined,
    });
    assert.deepEqual(sent, [['draft', 'one', '1', { startsAt: null }]]);
  });
});
