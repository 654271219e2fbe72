import { Injectable } from '@nestjs/common';
import { ContentNotFound } from '../../domain/errors.ts';
import { eventKind } from '../../kinds/event/kind.ts';
import { lessonKind } from '../../kinds/lesson/kind.ts';
import { meditationKind } from '../../kinds/meditation/kind.ts';
import { personKind } from '../../kinds/person/kind.ts';
import { programKind } from '../../kinds/program/kind.ts';
import { replayKind } from '../../kinds/replay/kind.ts';
import { isUuid } from '../../kinds/sql.ts';
import { ItemAccess } from '../item-access.ts';

export interface ItemMedia {
  readonly url: string | null;
  readonly transcript: string | null;
  readonly text?: string | null;
}

export const mediaKinds = [
  ...(['lessons', 'meditations', 'reflections', 'replays', 'replay-sounds'] as const),
  ...(['programs', 'events', 'people'] as const),
];
type MediaKind = (typeof mediaKinds)[number];

/** A media source must check that the reader may open the content item. */
export type MediaSource = (id: string, readerId: string | undefined) => Promise<ItemMedia>;

@Injectable()
export class MediaSourceRegistry {
  private readonly sources = new Map<string, MediaSource>();

  constructor(access: ItemAccess) {
    this.add('lessons', async (id, readerId) => {
      const { videoUrl, transcript } = await access.read(lessonKind, id, readerId);
      return { url: videoUrl, transcript, text: transcript };
    });
    this.add('replays', async (id, readerId) => {
      const { videoUrl, transcript } = await access.read(replayKind, id, readerId);
      return { url: videoUrl, transcript, text: transcript };
    });
    this.add('replay-sounds', async (id, readerId) => {
      const { soundUrl } = await access.read(replayKind, id, readerId);
      return { url: soundUrl, transcript: null };
    });
    this.add('meditations', (id, readerId) => access.read(meditationKind, id, readerId));
    this.add('programs', async (id, readerId) =>
      withoutMedia((await access.read(programKind, id, readerId)).longDescription),
    );
    this.add('events', async (id, readerId) => withoutMedia((await access.read(eventKind, id, readerId)).description));
    this.add('people', async (id, readerId) => withoutMedia((await access.read(personKind, id, readerId)).bio));
  }

  /** The practice module calls this method at startup, because content must not import practice. */
  add(kind: MediaKind, source: MediaSource): void {
    this.sources.set(kind, source);
  }

  async read(kind: string, id: string, readerId: string | undefined): Promise<ItemMedia> {
    const source = this.sources.get(kind);
    if (!source || !isUuid(id)) throw new ContentNotFound();
    return source(id, readerId);
  }
}

const withoutMedia = (text: string | null): ItemMedia => ({ url: null, transcript: null, text });
