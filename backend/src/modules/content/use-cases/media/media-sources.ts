import { Injectable } from '@nestjs/common';
import { ContentNotFound } from '../../domain/errors.ts';
import { lessonKind } from '../../kinds/lesson/kind.ts';
import { meditationKind } from '../../kinds/meditation/kind.ts';
import { replayKind } from '../../kinds/replay/kind.ts';
import { isUuid } from '../../kinds/sql.ts';
import { ItemAccess } from '../item-access.ts';

export interface ItemMedia {
  readonly url: string | null;
  readonly transcript: string | null;
}

/**
 * Reads the film, sound and captions of a content item after checking that the reader may open it. Throws
 * ContentNotFound or TierTooLow.
 */
export type MediaSource = (id: string, readerId: string | undefined) => Promise<ItemMedia>;

@Injectable()
export class MediaSources {
  private readonly sources = new Map<string, MediaSource>();

  constructor(access: ItemAccess) {
    this.add('lessons', async (id, readerId) => {
      const { videoUrl, transcript } = await access.read(lessonKind, id, readerId);
      return { url: videoUrl, transcript };
    });
    this.add('replays', async (id, readerId) => {
      const { videoUrl, transcript } = await access.read(replayKind, id, readerId);
      return { url: videoUrl, transcript };
    });
    this.add('replay-sounds', async (id, readerId) => {
      const { soundUrl } = await access.read(replayKind, id, readerId);
      return { url: soundUrl, transcript: null };
    });
    this.add('meditations', (id, readerId) => access.read(meditationKind, id, readerId));
  }

  /**
   * Registers the function that reads the media of a kind of content. Other modules call this at startup, because this
   * module cannot import them.
   */
  add(kind: string, source: MediaSource): void {
    this.sources.set(kind, source);
  }

  /** Reads the media of a content item. Throws ContentNotFound, TierTooLow, or the error of an access condition. */
  async read(kind: string, id: string, readerId: string | undefined): Promise<ItemMedia> {
    const source = this.sources.get(kind);
    if (!source || !isUuid(id)) throw new ContentNotFound();
    return source(id, readerId);
  }
}
