import { deviceName } from '../../domain/device.ts';
import type { Session } from '../../domain/session.entity.ts';

/** One signed-in browser, as its owner sees it. */
export class AccountSessionView {
  /** A UUID. */
  id!: string;
  /** True for the session that asks. */
  current!: boolean;
  /** Such as 'Firefox on Windows'. */
  device!: string;
  /** The network address it signed in from. */
  address!: string;
  /** RFC 3339, when it signed in. */
  createdAt!: string;
  /** RFC 3339, when it last asked for a new access token; it does so at least once in the life of one. */
  lastSeenAt!: string;
}

export class AccountSessionsView {
  items!: AccountSessionView[];
}

export const accountSessionView = (session: Session, currentId: string): AccountSessionView => ({
  id: session.id,
  current: session.id === currentId,
  device: deviceName(session.userAgent),
  address: session.ip,
  createdAt: session.createdAt.toISOString(),
  lastSeenAt: session.refreshedAt.toISOString(),
});
