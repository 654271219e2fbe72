import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { ReadReplica } from '#platform/database/read-replica.ts';
import { SessionFacts, type ReadSessionFact } from '#platform/http/session-facts.ts';
import { getPreviewState } from '#platform/preview/preview-scope.ts';
import type { RequestReader } from '#modules/membership/index.ts';

const versionQuery = { name: 'content.version', text: 'select version from content_version' };

/** Read the version before the data, so that the data is never older than the version. */
@Injectable()
export class ContentVersionReader {
  private readonly fact: ReadSessionFact<string>;

  constructor(
    private readonly database: Database,
    private readonly replica: ReadReplica,
    facts: SessionFacts,
  ) {
    this.fact = facts.add<string>('contentVersion', 'select to_jsonb(v.version) from content_version v');
  }

  /** Returns undefined in a preview, which shows other content. */
  async read(reader: RequestReader | undefined): Promise<string | undefined> {
    if (getPreviewState()) return undefined;
    if (reader?.facts) return this.fact(reader.facts) ?? undefined;
    const [row] = await this.database.prepared<{ version: string }>(versionQuery, []);
    return row?.version;
  }

  /** Queries only the replica, because the version was read from the primary. */
  async isOnReplica(version: string): Promise<boolean> {
    try {
      const [row] = await this.database.queryReplica<{ version: string }>(versionQuery);
      return row?.version === version;
    } catch (error) {
      this.replica.stopUse(error);
      return false;
    }
  }
}
