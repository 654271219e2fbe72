import { Injectable } from '@nestjs/common';
import { derivedKeys, type DerivedKeys } from '../../../platform/config/derived-keys.ts';
import { Settings } from '../../../platform/config/settings.ts';
import { LiveSessionsAmong } from '../../auth/index.ts';
import { openFileKey, sealFileKey } from '../domain/file-key.ts';

const lifetimeSeconds = 3_600;
/** Stands for the session of a visitor, who has none. */
const noSession = '00000000-0000-0000-0000-000000000000';

/**
 * The keys in the addresses of files, as a link in a page brings no token along. A key names the session it was given in,
 * for an hour; whether that lives, and what its owner may see, is asked again when it is used. The keys are sealed with
 * what AUTH_JWKS holds, and a former key of the set is honoured.
 */
@Injectable()
export class FileKeys {
  private readonly keys: DerivedKeys;

  constructor(
    settings: Settings,
    private readonly liveSessionsAmong: LiveSessionsAmong,
  ) {
    this.keys = derivedKeys(settings, 'library');
  }

  /** A key to one file, such as `lessons/<id>`; without a session it is a visitor’s. */
  make(file: string, sessionId = noSession): { key: string; expiresAt: Date } {
    const until = Math.floor(Date.now() / 1000) + lifetimeSeconds;
    return { key: sealFileKey({ file, sessionId, until }, this.keys.sealing), expiresAt: new Date(until * 1000) };
  }

  /** Whom a key to this file was given to, of a visitor without an id; undefined when it or its session is over. */
  async readerOf(key: string, file: string): Promise<{ readonly readerId?: string } | undefined> {
    const sessionId = openFileKey(key, { file, now: new Date() }, this.keys.all);
    if (sessionId === undefined) return undefined;
    if (sessionId === noSession) return {};
    const readerId = (await this.liveSessionsAmong.find([sessionId])).get(sessionId);
    return readerId === undefined ? undefined : { readerId };
  }
}
