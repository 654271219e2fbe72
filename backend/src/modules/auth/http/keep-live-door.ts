import { Injectable } from '@nestjs/common';
import { LiveDoor, type Doorkeeper, type Guest } from '../../../platform/live/live-door.ts';
import { LiveSessionsAmong } from '../use-cases/live-sessions-among.ts';
import { RecogniseBearer } from '../use-cases/recognise-bearer.ts';
import { AccessTokens } from '../use-cases/tokens/access-tokens.ts';

/** Lets an open page listen by the rule for every other call: our token, a live session, nothing owed. */
@Injectable()
export class KeepLiveDoor implements Doorkeeper {
  constructor(
    door: LiveDoor,
    private readonly accessTokens: AccessTokens,
    private readonly recogniseBearer: RecogniseBearer,
    private readonly liveSessionsAmong: LiveSessionsAmong,
  ) {
    door.keptBy(this);
  }

  async recognise(token: string): Promise<Guest | undefined> {
    const claims = this.accessTokens.claimsOf(token);
    const bearer = claims && (await this.recogniseBearer.execute(claims));
    if (!bearer || typeof bearer === 'string' || bearer.owesFactor) return undefined;
    return { userId: bearer.userId, sessionId: bearer.sessionId };
  }

  stillWelcome(sessionIds: readonly string[]): Promise<ReadonlySet<string>> {
    return this.liveSessionsAmong.execute(sessionIds);
  }
}
