import { ALL_FORMATS, EncodedPacketSink, FilePathSource, Input, type InputTrack } from 'mediabunny';
import { RefusedFile } from '../../domain/errors.ts';
import type { FileTrack } from '../../domain/stored-file.entity.ts';
import { rejectDamagedFile } from './reject-damaged-file.ts';

const damaged = 'This file is damaged or incomplete. Export it again and upload it.';

export interface MediaFacts {
  readonly durationSec: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly tracks: readonly FileTrack[];
}

export async function readMedia(path: string): Promise<MediaFacts> {
  using input = new Input({
    source: new FilePathSource(path, { handleUnhandledError: () => undefined }),
    formats: ALL_FORMATS,
  });
  try {
    const all = await input.getTracks();
    const film = await input.getPrimaryVideoTrack();
    const seconds = (await input.getDurationFromMetadata()) ?? (await input.computeDuration());
    const tracks = (await Promise.all(all.map(describeTrack))).filter((track) => track !== null);
    if (tracks.length === 0 || !(seconds > 0) || !(await areWhole(all))) throw new RefusedFile(damaged);
    return {
      durationSec: Math.max(1, Math.round(seconds)),
      width: film ? await film.getDisplayWidth() : null,
      height: film ? await film.getDisplayHeight() : null,
      tracks,
    };
  } catch (error) {
    return await rejectDamagedFile(path, error, damaged);
  }
}

async function areWhole(tracks: readonly InputTrack[]): Promise<boolean> {
  const media = tracks.filter((track) => track.isVideoTrack() || track.isAudioTrack());
  const last = await Promise.all(media.map((track) => new EncodedPacketSink(track).getPacket(Number.MAX_SAFE_INTEGER)));
  return !last.includes(null);
}

async function describeTrack(track: InputTrack): Promise<FileTrack | null> {
  const kind = track.isVideoTrack() ? 'video' : track.isAudioTrack() ? 'audio' : null;
  if (!kind) return null;
  const language = await track.getLanguageCode();
  return { kind, codec: await track.getCodec(), language: language === 'und' ? null : language };
}
