import { del, get, update } from '../device-rows.ts';
import { readResponse, apiForUser, sendOnUnload } from 'shell/api';
import { deliver, removeRefusal } from '../refusals.ts';
import { mergeProgress, type Progress } from './merge-progress.ts';

export interface WatchedPiece {
  kind: 'lessons' | 'replays';
  id: string;
}

/** Keyed by `lessons/<id>`. */
type StoredProgress = Record<string, Progress>;

const pieceKey = ({ kind, id }: WatchedPiece): string => `${kind}/${id}`;

function parsePieceKey(name: string): WatchedPiece {
  const [kind, id = ''] = name.split('/');
  return { kind: kind === 'replays' ? 'replays' : 'lessons', id };
}

const rowKey = (userId: string): string => `oneness-progress-${userId}`;

/**
 * Stores progress on the device until the server has received it, so that no progress is lost; safe to repeat. Returns
 * undefined while the progress is only stored.
 */
export async function reportProgress(userId: string, piece: WatchedPiece, progress: Progress) {
  const all = await storeProgress(userId, piece, progress);
  return send(userId, piece, all[pieceKey(piece)] ?? progress);
}

/** Sends the progress with `keepalive` when the user leaves the page. */
export function reportProgressOnPageHide(userId: string, piece: WatchedPiece, progress: Progress): void {
  sendOnUnload(userId, 'PUT', `/api/${pieceKey(piece)}/progress`, progress);
  void storeProgress(userId, piece, progress);
}

/** The position stored on this device; undefined if the server has already received it. */
export const localPosition = async (userId: string, piece: WatchedPiece): Promise<number | undefined> =>
  (await get<StoredProgress>(rowKey(userId)).catch(() => undefined))?.[pieceKey(piece)]?.positionSec;

export async function sendStoredProgress(userId: string): Promise<void> {
  const waiting = await get<StoredProgress>(rowKey(userId)).catch(() => undefined);
  await Promise.all(
    Object.entries(waiting ?? {}).map(([name, progress]) => send(userId, parsePieceKey(name), progress)),
  );
}

/** Progress is still sent to the server if the device storage is full or blocked. */
async function storeProgress(userId: string, piece: WatchedPiece, progress: Progress): Promise<StoredProgress> {
  let kept: StoredProgress = {};
  const name = pieceKey(piece);
  const add = (waiting: StoredProgress = {}) => (kept = { ...waiting, [name]: mergeProgress(waiting[name], progress) });
  await update<StoredProgress>(rowKey(userId), add).catch(() => undefined);
  return kept;
}

async function send(userId: string, piece: WatchedPiece, body: Progress) {
  const sent = { params: { path: { id: piece.id } }, body };
  const api = apiForUser(userId);
  const request = () =>
    piece.kind === 'lessons'
      ? readResponse(api.PUT('/api/lessons/{id}/progress', sent))
      : readResponse(api.PUT('/api/replays/{id}/progress', sent));
  let response: Awaited<ReturnType<typeof request>> | undefined;
  const work = { kind: 'film', item: pieceKey(piece), version: body.playedAt } as const;
  const became = await deliver(userId, work, async () => (response = await request()));
  if (became === 'delivered') await removeSentProgress(userId, piece, body);
  return response;
}

export async function deleteProgress(userId: string, name: string): Promise<void> {
  await update<StoredProgress>(rowKey(userId), ({ [name]: _, ...others } = {}) => others);
  await removeRefusal(userId, { kind: 'film', item: name });
}

/** Removes the progress that was sent, but not progress that was added during the request. */
async function removeSentProgress(userId: string, piece: WatchedPiece, sent: Progress): Promise<void> {
  const [key, name] = [rowKey(userId), pieceKey(piece)];
  let isEmpty = false;
  await update<StoredProgress>(key, (waiting = {}) => {
    const { [name]: kept, ...others } = waiting;
    const rest = kept && kept.playedAt !== sent.playedAt ? waiting : others;
    isEmpty = Object.keys(rest).length === 0;
    return rest;
  }).catch(() => undefined);
  if (isEmpty) await del(key).catch(() => undefined);
}
