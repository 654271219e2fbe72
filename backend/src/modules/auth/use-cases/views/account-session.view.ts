import { formatDeviceName } from '../../domain/device.ts';
import type { Session } from '../../domain/session.entity.ts';

export class AccountSessionView {
  /** Id of the session, a UUID. */
  id!: string;
  /** True for the session of this request. */
  current!: boolean;
  /** Browser and operating system, for example 'Firefox on Windows'. */
  device!: string;
  /** The IP address of the sign-in. */
  address!: string;
  /** RFC 3339, time of the sign-in. */
  createdAt!: string;
  /** RFC 3339, time of the last refresh of the session. */
  lastSeenAt!: string;
}

export class AccountSessionsView {
  items!: AccountSessionView[];
}

export const toAccountSessionView = (session: Session, currentId: string): AccountSessionView => ({
  id: session.id,
  current: session.id === currentId,
  device: formatDeviceName(session.userAgent),
  address: session.ip,
  createdAt: session.createdAt.toISOString(),
  lastSeenAt: session.refreshedAt.toISOString(),
});
