import { Injectable } from '@nestjs/common';
import { NoSuchContent } from '../../domain/errors.ts';
import { lessons } from '../../kinds/lesson/kind.ts';
import { meditations } from '../../kinds/meditation/kind.ts';
import { replays } from '../../kinds/replay/kind.ts';
import { isId } from '../../kinds/sql.ts';
import { PieceAccess } from '../piece-access.ts';

/** What is played of a piece. */
export interface PieceMedia {
  readonly url: string | null;
  /** Its captions, where it is WebVTT. */
  readonly transcript: string | null;
}

/** Reads what is played of a piece, for a reader who may have it at this moment. Throws NoSuchContent, or TierTooLow. */
export type MediaSource = (id: string, readerId: string | undefined) => Promise<PieceMedia>;

/** What has films and sounds of its own, by the word of its address. */
@Injectable()
export class MediaSources {
  private readonly sources = new Map<string, MediaSource>();

  constructor(access: PieceAccess) {
    this.add('lessons', async (id, readerId) => {
      const { videoUrl, transcript } = await access.read(lessons, id, readerId);
      return { url: videoUrl, transcript };
    });
    this.add('replays', async (id, readerId) => {
      const { videoUrl, transcript } = await access.read(replays, id, readerId);
      return { url: videoUrl, transcript };
    });
    this.add('replay-sounds', async (id, readerId) => {
      const { soundUrl } = await access.read(replays, id, readerId);
      return { url: soundUrl, transcript: null };
    });
    this.add('meditations', (id, readerId) => access.read(meditations, id, readerId));
  }

  /** For a module that comes after this one, at its start. */
  add(kind: string, source: MediaSource): void {
    this.sources.set(kind, source);
  }

  /** Throws NoSuchContent, TierTooLow, or what a condition of PieceAccess throws. */
  async read(kind: string, id: string, readerId: string | undefined): Promise<PieceMedia> {
    const source = this.sources.get(kind);
    if (!source || !isId(id)) throw new NoSuchContent();
    return source(id, readerId);
  }
}
