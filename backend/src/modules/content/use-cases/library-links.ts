import { Injectable } from '@nestjs/common';
import { derivedKeys, type DerivedKeys } from '../../../platform/config/derived-keys.ts';
import { Settings } from '../../../platform/config/settings.ts';
import { openLibraryKey, sealLibraryKey } from '../domain/library-key.ts';
import { isKept } from './kept-files.ts';

const lifetimeSeconds = 3_600;

/**
 * Where a resource is found. One whose file is kept here has an address that carries a key, as a link in a page brings
 * no token along: the key says who reads, for an hour; what they may see is asked again when it is used. The keys are
 * sealed with what AUTH_JWKS holds, and a former key of the set is honoured.
 */
@Injectable()
export class LibraryLinks {
  private readonly keys: DerivedKeys;

  constructor(settings: Settings) {
    this.keys = derivedKeys(settings, 'library');
  }

  addressOf({ id, url }: { readonly id: string; readonly url: string }, readerId: string | undefined): string {
    if (!isKept(url)) return url;
    const until = Math.floor(Date.now() / 1000) + lifetimeSeconds;
    const key = readerId && sealLibraryKey({ resourceId: id, readerId, until }, this.keys.sealing);
    return `/api/resources/${id}/file${key ? `?key=${key}` : ''}`;
  }

  /** The reader a key was given to for this resource; undefined for a key that is none, or is over. */
  readerOf(key: string, resourceId: string): string | undefined {
    return openLibraryKey(key, { resourceId, now: new Date() }, this.keys.all);
  }
}
