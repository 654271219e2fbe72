import type { ContentItem, ContentValues } from './api/content.ts';
import type { EditSession } from './edit-session.ts';

export type SaveAction = 'save' | 'draft' | 'publish' | 'unpublish';

export interface SaveRequest {
  action: SaveAction;
  values: ContentValues;
  schedule: { publishAt: string | null; unpublishAt: string | null };
}

export type PublicationState = Pick<ContentItem, 'status' | 'publishAt' | 'unpublishAt'> | undefined;

export async function runSaveAction(session: EditSession, row: PublicationState, request: SaveRequest): Promise<void> {
  const { action, values, schedule } = request;
  const { publishAt } = schedule;
  const end = schedule.unpublishAt === (row?.unpublishAt ?? null) ? {} : { unpublishAt: schedule.unpublishAt };
  const isNowScheduled = Boolean(row?.publishAt);
  if (action === 'publish') {
    await session.save(values, { status: 'published', ...end });
  } else if (action === 'save' && row && row.status !== 'published') {
    await saveScheduledDraft();
  } else if (action === 'save') {
    const published = { status: 'published', ...(isNowScheduled && { publishAt }) };
    await session.save(values, { ...(publishAt ? { publishAt } : published), ...end });
  } else if (action === 'draft') {
    await saveScheduledDraft();
  } else {
    await session.saveDraft(values);
    await session.setPublication({ status: 'draft' });
  }

  async function saveScheduledDraft(): Promise<void> {
    await session.saveDraft(values);
    // Calls `setPublication` only for a schedule, because the server then checks the draft like a published item.
    if (publishAt || isNowScheduled || 'unpublishAt' in end) await session.setPublication({ publishAt, ...end });
  }
}
