import { del, get, update } from '../../frame/device-rows.ts';
import { answer, apiOf, sendOnLeaving } from 'shell/api';
import { deliver, forgetRefusal } from '../../frame/refusals.ts';
import { merged, type Progress } from './merged.ts';

export interface WatchedPiece {
  kind: 'lessons' | 'replays';
  id: string;
}

/** Keyed by `lessons/<id>`. */
type Waiting = Record<string, Progress>;

const nameOf = ({ kind, id }: WatchedPiece): string => `${kind}/${id}`;

function pieceOf(name: string): WatchedPiece {
  const [kind, id = ''] = name.split('/');
  return { kind: kind === 'replays' ? 'replays' : 'lessons', id };
}

const keyOf = (userId: string): string => `oneness-progress-${userId}`;

/**
 * Stored on the device until the server has it, so no progress is lost; safe to repeat. Returns undefined while it is
 * only stored.
 */
export async function tellProgress(userId: string, piece: WatchedPiece, progress: Progress) {
  const all = await keep(userId, piece, progress);
  return send(userId, piece, all[nameOf(piece)] ?? progress);
}

/** The same with `keepalive`, when the page is left. */
export function tellProgressOnLeaving(userId: string, piece: WatchedPiece, progress: Progress): void {
  sendOnLeaving(userId, 'PUT', `/api/${nameOf(piece)}/progress`, progress);
  void keep(userId, piece, progress);
}

/** The local position, if the server has not received it yet. */
export const placeHere = async (userId: string, piece: WatchedPiece): Promise<number | undefined> =>
  (await get<Waiting>(keyOf(userId)).catch(() => undefined))?.[nameOf(piece)]?.positionSec;

export async function sendProgress(userId: string): Promise<void> {
  const waiting = await get<Waiting>(keyOf(userId)).catch(() => undefined);
  await Promise.all(Object.entries(waiting ?? {}).map(([name, progress]) => send(userId, pieceOf(name), progress)));
}

/** The server still receives the progress when the device storage is full or blocked. */
async function keep(userId: string, piece: WatchedPiece, progress: Progress): Promise<Waiting> {
  let kept: Waiting = {};
  const name = nameOf(piece);
  const add = (waiting: Waiting = {}) => (kept = { ...waiting, [name]: merged(waiting[name], progress) });
  await update<Waiting>(keyOf(userId), add).catch(() => undefined);
  return kept;
}

async function send(userId: string, piece: WatchedPiece, body: Progress) {
  const sent = { params: { path: { id: piece.id } }, body };
  const api = apiOf(userId);
  const tell = () =>
    piece.kind === 'lessons'
      ? answer(api.PUT('/api/lessons/{id}/progress', sent))
      : answer(api.PUT('/api/replays/{id}/progress', sent));
  let told: Awaited<ReturnType<typeof tell>> | undefined;
  const work = { kind: 'film', item: nameOf(piece), version: body.playedAt } as const;
  const became = await deliver(userId, work, async () => (told = await tell()));
  if (became === 'delivered') await forget(userId, piece, body);
  return told;
}

export async function deleteProgress(userId: string, name: string): Promise<void> {
  await update<Waiting>(keyOf(userId), ({ [name]: _, ...others } = {}) => others);
  await forgetRefusal(userId, { kind: 'film', item: name });
}

/** Keeps progress that was added during the request. */
async function forget(userId: string, piece: WatchedPiece, sent: Progress): Promise<void> {
  const [key, name] = [keyOf(userId), nameOf(piece)];
  let isEmpty = false;
  await update<Waiting>(key, (waiting = {}) => {
    const { [name]: kept, ...others } = waiting;
    const rest = kept && kept.playedAt !== sent.playedAt ? waiting : others;
    isEmpty = Object.keys(rest).length === 0;
    return rest;
  }).catch(() => undefined);
  if (isEmpty) await del(key).catch(() => undefined);
}
