import type { ChallengeMethod } from '../../domain/flow-state.entity.ts';

/** What a browser sends along so that it alone can finish what it begins (RFC 7636). */
export interface Challenge {
  readonly challenge: string;
  readonly method: ChallengeMethod;
}
