import { Injectable } from '@nestjs/common';
import type { Tier } from '#kernel/tier.ts';
import type { ResultPage } from '#platform/http/page.ts';
import { FindUploadedFile } from '#modules/files/index.ts';
import { ReadEntitlement, type RequestReader } from '#modules/membership/index.ts';
import { ContentNotFound } from '../domain/errors.ts';
import type { KindDefinition, KindTypes, ReaderAccess } from '../kinds/kind.ts';
import { LibraryFileFinder } from '../kinds/resource/library-files.ts';
import { ContentRowReader, type ContentRow } from './content-rows.ts';
import { FormerContentFinder } from './former-content.ts';
import { ItemAccess } from './item-access.ts';
import { ResourceFileReader } from './resource-files.ts';

export interface ReaderSession extends RequestReader {
  readonly sessionId: string;
}

export interface ReaderRights {
  readonly tier: Tier;
  readonly notReleased: ReadonlySet<string>;
}

export interface ContentViewer {
  readonly session: ReaderSession | undefined;
  readonly rights: ReaderRights | Promise<ReaderRights>;
}

/** Omits protected fields that the reader cannot open. */
@Injectable()
export class ContentReader {
  constructor(
    private readonly rows: ContentRowReader,
    private readonly entitlement: ReadEntitlement,
    private readonly access: ItemAccess,
    private readonly resourceFiles: ResourceFileReader,
    private readonly files: LibraryFileFinder,
    private readonly formerContent: FormerContentFinder,
    private readonly uploads: FindUploadedFile,
  ) {}

  listItems<Of extends KindTypes>(
    kind: KindDefinition<Of>,
    query: Of['query'],
    session?: ReaderSession,
  ): Promise<ResultPage<Of['view']>> {
    return this.listFor(kind, query, { session, rights: this.readRights(kind.name, session) });
  }

  readItem<Of extends KindTypes>(
    kind: KindDefinition<Of>,
    idOrSlug: string,
    session?: ReaderSession,
  ): Promise<Of['view']> {
    return this.readFor(kind, idOrSlug, { session, rights: this.readRights(kind.name, session) });
  }

  async readRights(kind: string, session: ReaderSession | undefined, version?: string): Promise<ReaderRights> {
    const { tier } = await this.entitlement.readForRequest(session);
    const reader = { id: session?.userId, tier, contentVersion: version };
    return { tier, notReleased: await this.access.findNotReleased(kind, reader) };
  }

  async listFor<Of extends KindTypes>(
    kind: KindDefinition<Of>,
    query: Of['query'],
    viewer: ContentViewer,
  ): Promise<ResultPage<Of['view']>> {
    const [reader, { items, nextCursor }] = await Promise.all([
      this.readAccess(kind.name, viewer),
      this.rows.readRows(kind, query, 'readers'),
    ]);
    const access = { ...reader, findPicture: await this.findPictures(kind, items) };
    return { items: items.map(({ stored, joined }) => kind.read.view(stored, joined, access)), nextCursor };
  }

  async readFor<Of extends KindTypes>(
    kind: KindDefinition<Of>,
    idOrSlug: string,
    viewer: ContentViewer,
  ): Promise<Of['view']> {
    const [reader, row] = await Promise.all([
      this.readAccess(kind.name, viewer),
      this.rows.readRow(kind, idOrSlug, 'readers').catch(async (error: unknown) => {
        throw error instanceof ContentNotFound ? await this.formerContent.explain(kind.name, idOrSlug) : error;
      }),
    ]);
    return kind.read.view(row.stored, row.joined, { ...reader, findPicture: await this.findPictures(kind, [row]) });
  }

  private async findPictures<Of extends KindTypes>(
    { read }: KindDefinition<Of>,
    rows: readonly ContentRow<Of>[],
  ): Promise<ReaderAccess['findPicture']> {
    const urls = rows.flatMap(({ stored }) => read.pictureUrl?.(stored) ?? []);
    const pictures = await this.uploads.findPictures(urls);
    return (url) => pictures.get(url ?? '');
  }

  private async readAccess(
    kind: string,
    { session, rights }: ContentViewer,
  ): Promise<Omit<ReaderAccess, 'findPicture'>> {
    const [{ tier, notReleased }, uploaded] = await Promise.all([
      rights,
      kind === 'resources' ? this.files.listUploaded() : undefined,
    ]);
    return {
      tier,
      isNotReleased: (id) => notReleased.has(id),
      urlFor: (resource) => this.resourceFiles.urlFor(resource, session?.sessionId),
      findFile: (url) => this.files.find(url) ?? uploaded?.get(url),
    };
  }
}
