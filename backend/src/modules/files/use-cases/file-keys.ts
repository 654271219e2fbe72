import { Injectable } from '@nestjs/common';
import { realTime } from '#kernel/real-time.ts';
import { deriveSigningKeys, type DerivedKeys } from '#platform/config/derived-keys.ts';
import { Settings } from '#platform/config/settings.ts';
import { FilterActiveSessions } from '#modules/auth/index.ts';
import { verifyFileKey, signFileKey } from '../domain/file-key.ts';

const lifetimeSeconds = 3_600;
const visitorSession = '00000000-0000-0000-0000-000000000000';

/** Signed keys for URLs of files, because a browser sends no access token when it opens a link. */
@Injectable()
export class FileKeys {
  private readonly keys: DerivedKeys;

  constructor(
    settings: Settings,
    private readonly liveSessionsAmong: FilterActiveSessions,
  ) {
    this.keys = deriveSigningKeys(settings, 'library');
  }

  create(file: string, sessionId = visitorSession): { key: string; expiresAt: Date } {
    const until = Math.floor(realTime().getTime() / 1000) + lifetimeSeconds;
    return { key: signFileKey({ file, sessionId, until }, this.keys.signing), expiresAt: new Date(until * 1000) };
  }

  /** Returns undefined for an invalid key or an ended session, and no `readerId` for the key of a visitor. */
  async verify(key: string, file: string): Promise<{ readonly readerId?: string } | undefined> {
    const sessionId = verifyFileKey(key, { file, now: realTime() }, this.keys.all);
    if (sessionId === undefined) return undefined;
    if (sessionId === visitorSession) return {};
    const readerId = (await this.liveSessionsAmong.filter([sessionId])).get(sessionId);
    return readerId === undefined ? undefined : { readerId };
  }
}
