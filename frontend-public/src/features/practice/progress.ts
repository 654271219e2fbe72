import { del, get, update } from 'idb-keyval';
import { answer, api, ApiProblem, sendOnLeaving, type Answered } from 'shell/api';
import { merged, type Progress } from './merged.ts';

export type Told = Answered<'/api/lessons/{id}/progress', 'put'>;

type Waiting = Record<string, Progress>;

const keyOf = (userId: string): string => `oneness-progress-${userId}`;

/**
 * Tells how far somebody has got in a lesson. It is kept on the device until the server has it, so that a dead network
 * or a closed tab loses nothing; undefined where it waits. Telling something twice changes nothing.
 */
export async function tellProgress(userId: string, lessonId: string, progress: Progress): Promise<Told | undefined> {
  const all = await keep(userId, lessonId, progress);
  return send(userId, lessonId, all[lessonId] ?? progress);
}

/** The same in the moment the page is left. */
export function tellProgressOnLeaving(userId: string, lessonId: string, progress: Progress): void {
  sendOnLeaving('PUT', `/api/lessons/${lessonId}/progress`, progress);
  void keep(userId, lessonId, progress);
}

/** Sends what waits on this device. */
export async function sendProgress(userId: string): Promise<void> {
  const waiting = await get<Waiting>(keyOf(userId)).catch(() => undefined);
  await Promise.all(Object.entries(waiting ?? {}).map(([id, progress]) => send(userId, id, progress)));
}

/** A device that keeps nothing, or is full, still tells the server at once. */
async function keep(userId: string, lessonId: string, progress: Progress): Promise<Waiting> {
  let kept: Waiting = {};
  const add = (waiting: Waiting = {}) => (kept = { ...waiting, [lessonId]: merged(waiting[lessonId], progress) });
  await update<Waiting>(keyOf(userId), add).catch(() => undefined);
  return kept;
}

async function send(userId: string, lessonId: string, body: Progress): Promise<Told | undefined> {
  try {
    const told = await answer(api.PUT('/api/lessons/{id}/progress', { params: { path: { id: lessonId } }, body }));
    await forget(userId, lessonId, body);
    return told;
  } catch (error) {
    // The lesson is gone or locked by now: the server has kept what it keeps.
    if (error instanceof ApiProblem && [400, 403, 404].includes(error.status)) await forget(userId, lessonId, body);
    return undefined;
  }
}

/** What was added while it was on its way stays. */
async function forget(userId: string, lessonId: string, sent: Progress): Promise<void> {
  const key = keyOf(userId);
  let isEmpty = false;
  await update<Waiting>(key, (waiting = {}) => {
    const { [lessonId]: kept, ...others } = waiting;
    const rest = kept && kept.playedAt !== sent.playedAt ? waiting : others;
    isEmpty = Object.keys(rest).length === 0;
    return rest;
  }).catch(() => undefined);
  if (isEmpty) await del(key).catch(() => undefined);
}
