import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Settings } from '#platform/config/settings.ts';
import { ReadReplica } from '#platform/database/read-replica.ts';
import { serializeBody, type BodyEncoding, type SerializedBody } from '#platform/http/serialized-body.ts';
import type { KindDefinition } from '../kinds/kind.ts';
import type { ContentListQuery } from '../kinds/list-query.dto.ts';
import { ContentReader, type ReaderRights, type ReaderSession, type ContentViewer } from './content-reader.ts';
import { ContentVersionReader } from './content-version.ts';

interface ContentRequest {
  readonly reader: ReaderSession | undefined;
  readonly encoding: BodyEncoding;
}

const entryBytes = 500;

/** All readers with the same rights share a cached response. */
@Injectable()
export class ContentResponses {
  private readonly bodies: LRUCache<string, SerializedBody> | undefined;
  private version: string | undefined;

  constructor(
    settings: Settings,
    private readonly content: ContentReader,
    private readonly versions: ContentVersionReader,
    private readonly replica: ReadReplica,
  ) {
    const maxSize = settings.contentCacheMb * 2 ** 20;
    const sizeCalculation = ({ bytes }: SerializedBody, key: string) => bytes.length + key.length + entryBytes;
    // The library rejects a cache with a size of 0.
    this.bodies = maxSize > 0 ? new LRUCache({ maxSize, maxEntrySize: maxSize / 8, sizeCalculation }) : undefined;
  }

  list(kind: KindDefinition, query: ContentListQuery, request: ContentRequest): Promise<SerializedBody> {
    return this.respond(kind, query, request, (viewer) => this.content.listFor(kind, query, viewer));
  }

  item(kind: KindDefinition, idOrSlug: string, request: ContentRequest): Promise<SerializedBody> {
    return this.respond(kind, idOrSlug, request, (viewer) => this.content.readFor(kind, idOrSlug, viewer));
  }

  private async respond(
    kind: KindDefinition,
    asked: ContentListQuery | string,
    { reader, encoding }: ContentRequest,
    build: (viewer: ContentViewer) => Promise<unknown>,
  ): Promise<SerializedBody> {
    const bodies = isShared(kind, reader) ? this.bodies : undefined;
    const version = bodies || reader || this.replica.isSet ? await this.versions.read(reader) : undefined;
    const rights = this.content.readRights(kind.name, reader, version);
    if (!version || !bodies) {
      const content = await this.readVersion(version, { session: reader, rights }, build);
      return serializeBody(content, encoding);
    }
    this.forgetOtherVersions(version);
    const key = buildKey({ version, kind: kind.name, asked, rights: await rights, encoding });
    const known = bodies.get(key);
    if (known) return known;
    // A shared body must not contain a link of one session.
    const content = await this.readVersion(version, { session: undefined, rights }, build);
    const body = await serializeBody(content, encoding);
    bodies.set(key, { ...body, bytes: copyBytes(body.bytes) });
    return body;
  }

  /** Reads from the replica if it has this version, so that no response is older than the version of the request. */
  private async readVersion(
    version: string | undefined,
    viewer: ContentViewer,
    build: (viewer: ContentViewer) => Promise<unknown>,
  ): Promise<unknown> {
    if (version === undefined || !this.replica.isUsed) return build(viewer);
    const { faultCount } = this.replica;
    // Reads the rights of the reader from the primary, because the rights on the replica can be older.
    const [isOnReplica] = await Promise.all([this.versions.isOnReplica(version), viewer.rights]);
    return isOnReplica ? this.replica.run(() => build(viewer), faultCount) : build(viewer);
  }

  private forgetOtherVersions(version: string): void {
    if (version !== this.version) this.bodies?.clear();
    this.version = version;
  }
}

/** Copies bytes, because the cache would otherwise retain the larger buffer that contains the bytes. */
export function copyBytes(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

const isShared = ({ read }: KindDefinition, reader: ReaderSession | undefined): boolean =>
  read.variesBy === undefined || (read.variesBy === 'session' && reader === undefined);

interface KeyParts {
  readonly version: string;
  readonly kind: string;
  readonly asked: ContentListQuery | string;
  readonly rights: ReaderRights;
  readonly encoding: BodyEncoding;
}

const buildKey = ({ version, kind, asked, rights, encoding }: KeyParts): string =>
  JSON.stringify([version, kind, rights.tier, [...rights.notReleased].toSorted(), encoding ?? '', asked]);
